import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { dealOf, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import type { Row } from '#domain/work/deal/row.ts';
import { stageOf } from '#domain/work/deal/stages.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import type { DealRef } from '#domain/work/hold/holds.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { holdsFollow } from '../rules/heldDays.ts';
import { sendFollowUp } from './followUps.ts';

/** The events of a table after which a deal has ended without a conclusion. */
export const endsIn = (kind: DealRef['dealKind'], table: Readonly<Record<string, Row>>): string[] =>
  Object.values(table).flatMap(({ event, to }) => (to !== undefined && stageOf(kind, to) === 'ended' ? [event] : []));
/** The events that give a deal terms with days, or conclude it. */
const dated = [
  ...(['OfferMade', 'OfferCounterAgreed', 'OfferTermsChanged', 'OfferApproved'] as const),
  ...(['EntryApproved', 'EntryTermsChanged'] as const),
] satisfies EventType[];

/** Events of deals that change the holds of a cast. */
export const holdMoves = [...endsIn('offer', offerTable), ...endsIn('entry', entryTable), ...dated] as EventType[];

const talentOf = ({ data }: AnyEnvelope): string => (data as { readonly talentId: string }).talentId;

export const holdsHeadOf = (event: AnyEnvelope): readonly string[] => [paths.head(streamIdOf('hold', talentOf(event)))];

/** Tells the holds of a cast, if there ever were any, what happened to a deal. */
export const followHolds = async (
  runtime: Runtime,
  event: AnyEnvelope,
  _stored: EventEnvelope,
  found: (path: string) => DocumentSnapshot | undefined,
): Promise<void> => {
  if (!holdsHeadOf(event).some((path) => found(path)?.exists)) return;
  const rules = [holdsFollow(dealOf(event) as DealRef)];
  await sendFollowUp(runtime, event, { aggregate: 'hold', entityId: talentOf(event), command: { type: 'offered' }, rules });
};
