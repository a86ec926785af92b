import { z } from 'zod';
import { reviewStatuses } from '#domain/review/status.ts';
import { followed, jobCard, personCard, time, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * clients|talents/{uid}/reviews/{dealId}: what that person wrote, or has still to write, about the
 * other side of a closed deal (spec section 3). Nobody but its author and the office reads it
 * before it is published; the reviews that somebody received are the published ones with that
 * `toId`.
 */
export const reviewSchema = z.object({
  id: z.string(),
  dealKind: z.enum(['offer', 'entry']),
  jobId: z.string(),
  fromId: z.string(),
  toId: z.string(),
  /** Which side of the deal the author is. */
  by: z.enum(['client', 'talent']),
  job: jobCard,
  from: personCard,
  to: personCard,
  status: z.enum(reviewStatuses),
  score: z.union([z.literal(1), z.literal(3), z.literal(5)]).nullable(),
  comment: z.string().nullable(),
  /** Why the office took it down, or showed it again; null: it did not, or the author has left. */
  moderation: z.string().nullable().default(null),
  /** Until when it can be written; then what was written is published. */
  publishDue: time,
  publishedAt: timeOrNull,
  ...followed,
});
export type Review = z.infer<typeof reviewSchema>;
