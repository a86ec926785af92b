import { z } from 'zod';
import { time } from '../kernel/fields.schema.ts';

const value = z.union([z.string(), z.number(), z.null(), z.array(z.union([z.string(), z.number()]))]);

/**
 * jobChangelogs/{eventId}: one edit of a posting, field by field; of the client's words only which
 * of them changed.
 */
export const jobChangelogSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  clientId: z.string(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  changedAt: time,
  changedBy: z.string(),
  createdAt: time,
});
export type JobChangelog = z.infer<typeof jobChangelogSchema>;
