import { z } from 'zod';
import { reviewStatuses } from '#domain/talk/review/content.ts';
import { jobCard, personCard, streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * clients|talents/{uid}/reviews/{dealId}: a person's review of the other side of a closed deal, or
 * the task to write it (docs/specification.md, section 3). Before publication only the author and
 * the office read it. Received reviews are the published ones with that `toId`.
 */
export const reviewSchema = z.object({
  id: z.string(),
  dealKind: z.enum(['offer', 'entry']),
  jobId: z.string(),
  fromId: z.string(),
  toId: z.string(),
  /** The author's side of the deal. */
  by: z.enum(['client', 'talent']),
  job: jobCard,
  from: personCard,
  to: personCard,
  status: z.enum(reviewStatuses),
  score: z.union([z.literal(1), z.literal(3), z.literal(5)]).nullable(),
  comment: z.string().nullable(),
  /** The office's reason for hiding or restoring it; null if it did not, or the author has left. */
  moderation: z.string().nullable().default(null),
  /** The deadline for writing (ms). Written reviews are published then. */
  publishDue: time,
  publishedAt: timeOrNull,
  ...streamFields,
});

export type Review = z.infer<typeof reviewSchema>;
