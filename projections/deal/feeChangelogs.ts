import { z } from 'zod';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { stamps, time } from '../kernel/fields.schema.ts';
import { projector, type Writes } from '../kernel/projector.ts';
import { dealIdsOf } from './dealEvents.ts';

/** feeChangelogs/{eventId}: one change of the fee of an offer or entry, in yen. */
export const feeChangelogSchema = z.object({
  id: z.string(),
  offerId: z.string().nullable(),
  entryId: z.string().nullable(),
  jobId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  previousFee: z.number(),
  fee: z.number(),
  changedAt: time,
  changedBy: z.string(),
  createdAt: time,
  updatedAt: stamps.updatedAt,
});

export type FeeChangelog = z.infer<typeof feeChangelogSchema>;

type Changed = EnvelopeNamed<'OfferFeeChanged' | 'EntryFeeChanged' | 'OfferTermsChanged' | 'EntryTermsChanged' | 'OfferCounterAgreed'>;

/** The id of the event's document; null if the terms changed with the same fee. */
const recordIdOf = ({ id, data: { previousFee, fee } }: Changed): string | null => (fee === previousFee ? null : id);

/** The new fee of a deal (yen), with its newest document here. */
export const changedFee = (event: Changed): { readonly fee: number; readonly feeChengeLog?: string } => {
  const recordId = recordIdOf(event);
  return { fee: event.data.fee, ...(recordId && { feeChengeLog: recordId }) };
};

const record = (event: Changed): Writes => {
  const { streamId, data, meta } = event;
  const { offerId, entryId } = dealIdsOf(streamId);
  const { jobId, clientId, talentId, previousFee, fee } = data;
  const id = recordIdOf(event);
  if (id === null) return [];
  const change: FeeChangelog = {
    id,
    offerId,
    entryId,
    jobId,
    clientId,
    talentId,
    previousFee,
    fee,
    changedAt: meta.recordedAt,
    changedBy: meta.actor.uid,
    createdAt: meta.recordedAt,
    updatedAt: meta.recordedAt,
  };
  return [[`feeChangelogs/${id}`, change]];
};

export const feeChangelogs = projector('feeChangelogs', () => [], {
  OfferFeeChanged: record,
  EntryFeeChanged: record,
  OfferTermsChanged: record,
  EntryTermsChanged: record,
  OfferCounterAgreed: record,
});
