import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, projector, type Writes } from '../kernel/projector.ts';
import { dealPath } from './deals.ts';
import { type TakenSeats, takenSeatsPath } from './takenSeats.schema.ts';

type Approved = EnvelopeNamed<'OfferApproved' | 'EntryApproved'>;
type Settled = EnvelopeNamed<'OfferCancellationSettled' | 'EntryCancellationSettled'>;
type ForceClosed = EnvelopeNamed<'OfferForceClosed' | 'EntryForceClosed'>;
type Moved = Approved | Settled | ForceClosed;

const dealOf = (event: ForceClosed): string => dealPath(event.type === 'OfferForceClosed' ? 'offers' : 'entries', event);

/** The office can also end a deal before its conclusion, so that event reads the deal. */
const keys = (event: AnyEnvelope): string[] => {
  const { type, data } = event as Moved;
  if (data.roleNo === undefined) return [];
  const own = takenSeatsPath(data.jobId);
  return type === 'OfferForceClosed' || type === 'EntryForceClosed' ? [own, dealOf(event as ForceClosed)] : [own];
};

const count =
  (change: number) =>
  ({ data: { jobId, roleNo } }: Moved, documents: Documents): Writes => {
    if (roleNo === undefined) return [];
    const path = takenSeatsPath(jobId);
    const held = documents.get(path) as TakenSeats | undefined;
    return [[path, { id: jobId, roles: { ...held?.roles, [roleNo]: (held?.roles[roleNo] ?? 0) + change } }]];
  };
const close = (event: ForceClosed, documents: Documents): Writes =>
  (documents.get(dealOf(event))?.approvedAt ?? null) === null ? [] : count(-1)(event, documents);

/** Writes takenSeats/{jobId}. A deal without a role reads and writes nothing. */
export const takenSeats = projector('takenSeats', keys, {
  OfferApproved: count(1),
  EntryApproved: count(1),
  OfferCancellationSettled: count(-1),
  EntryCancellationSettled: count(-1),
  OfferForceClosed: close,
  EntryForceClosed: close,
});
