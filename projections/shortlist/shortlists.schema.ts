import { z } from 'zod';
import { guestAnswers } from '#domain/work/shortlist/fields.ts';
import { streamFields, time, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * shortlists/{listId}: a client's list of casts, in the client's order. It has no names: the page
 * reads the casts' own documents, so a hidden cast is gone at once. `title`: null after an erasure.
 */
export const shortlistSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  title: z.string().nullable(),
  jobId: z.string().nullable(),
  talentIds: z.array(z.string()),
  archivedAt: timeOrNull,
  ...streamFields,
});
export type Shortlist = z.infer<typeof shortlistSchema>;

export const shortlistPath = (listId: string): string => `shortlists/${listId}`;

/** shortlistCasts/{listId}_{talentId}: the client's note, and answers of guests, about a cast. */
export const shortlistCastSchema = z.object({
  id: z.string(),
  listId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  /** Null after an erasure. */
  note: z.string().nullable(),
  /** The answers of guests, by share and guest. */
  answers: z.record(
    z.string(),
    z.object({ shareId: z.string(), guestId: z.string(), guest: z.string(), answer: z.enum(guestAnswers), comment: z.string(), at: time }),
  ),
  ...streamFields,
});
export type ShortlistCast = z.infer<typeof shortlistCastSchema>;

export const shortlistCastPath = (listId: string, talentId: string): string => `shortlistCasts/${listId}_${talentId}`;

/**
 * shortlistShares/{listId}_{shareId}: a link of a list for guests. The secret is in no document,
 * only its hash, by which the server finds the share.
 */
export const shortlistShareSchema = z.object({
  id: z.string(),
  listId: z.string(),
  shareId: z.string(),
  clientId: z.string(),
  label: z.string(),
  tokenHash: z.string(),
  /** The end of the link (ms). */
  until: time,
  revokedAt: timeOrNull,
  /** How often the page was opened, by day (JST). */
  opened: z.record(z.string(), z.number()),
  ...streamFields,
});
export type ShortlistShare = z.infer<typeof shortlistShareSchema>;

export const shortlistSharePath = (listId: string, shareId: string): string => `shortlistShares/${listId}_${shareId}`;
