import { z } from 'zod';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { dealIdsOf } from './deals.ts';
import { projector, type Writes } from './projector.ts';
import { time } from './readModel.ts';

/** feeChangelogs/{eventId}: one change of a deal's fee, in yen; the deal is an offer or an entry. */
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
});
export type FeeChangelog = z.infer<typeof feeChangelogSchema>;

const record = ({ id, streamId, data, meta }: EnvelopeNamed<'OfferFeeChanged' | 'EntryFeeChanged'>): Writes => {
  const { offerId, entryId } = dealIdsOf(streamId);
  const { jobId, clientId, talentId, previousFee, fee } = data;
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
  };
  return [[`feeChangelogs/${id}`, change]];
};

export const feeChangelogs = projector('feeChangelogs', 2, () => [], { OfferFeeChanged: record, EntryFeeChanged: record });
