import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { projector } from './projector.ts';
import { time } from './readModel.ts';

/** feeChangelogs/{eventId}: one change of a deal's fee, in yen. */
export const feeChangelogSchema = z.object({
  id: z.string(),
  offerId: z.string(),
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

export const feeChangelogs = projector('feeChangelogs', 1, () => [], {
  OfferFeeChanged: ({ id, streamId, data, meta }) => {
    const change: FeeChangelog = {
      id,
      offerId: parseStreamId(streamId).entityId,
      ...data,
      changedAt: meta.recordedAt,
      changedBy: meta.actor.uid,
      createdAt: meta.recordedAt,
    };
    return [[`feeChangelogs/${id}`, change]];
  },
});
