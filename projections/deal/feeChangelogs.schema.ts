import { z } from 'zod';
import { stamps, time } from '../kernel/fields.schema.ts';

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
