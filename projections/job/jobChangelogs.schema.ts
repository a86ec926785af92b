import { z } from 'zod';
import { stamps, time } from '../kernel/fields.schema.ts';

const value = z.union([z.string(), z.number(), z.null(), z.array(z.union([z.string(), z.number()]))]);

/** jobChangelogs/{eventId}: one edit by field; of the client's texts only the names. */
export const jobChangelogSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  clientId: z.string(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  changedAt: time,
  changedBy: z.string(),
  createdAt: time,
  updatedAt: stamps.updatedAt,
});

export type JobChangelog = z.infer<typeof jobChangelogSchema>;
