import { z } from 'zod';
import type { ReadModel } from './projector.ts';

/** Times in ms since the epoch; null until the thing happened. */
export const time = z.number();
export const timeOrNull = z.number().nullable();

/** What every document that follows a stream carries: the stream's version, which the web app waits for. */
export const followed = { createdAt: time, updatedAt: time, version: z.number() };

/** Profiles and jobs also carry the version of the last event that changed what their cards show. */
export const carded = { cardVersion: z.number() };

/** What a list shows of somebody or something else, with the source's `cardVersion` (0: not there yet). */
export const personCard = z.object({ id: z.string(), name: z.string(), thumbnail: z.string().nullable(), version: z.number() });
export const jobCard = z.object({ id: z.string(), title: z.string(), picture: z.string().nullable(), version: z.number() });
export type PersonCard = z.infer<typeof personCard>;
export type JobCard = z.infer<typeof jobCard>;

/** What others said of somebody: the sum and count of the scores, how often each was given (spec section 3: 1, 3, 5), and the latest of them. */
export const reviewed = {
  reviews: z.object({
    sum: z.number(),
    count: z.number(),
    aggregation: z.object({ 1: z.number(), 3: z.number(), 5: z.number() }),
  }),
  latestReviews: z.array(z.unknown()),
};
export const noReviews = (): { reviews: z.infer<typeof reviewed.reviews>; latestReviews: unknown[] } => ({
  reviews: { sum: 0, count: 0, aggregation: { 1: 0, 3: 0, 5: 0 } },
  latestReviews: [],
});

/** The placeholder for somebody who left or is not known (spec section 3). */
export const MISSING_PERSON = 'ユーザーが存在しません';

/** The card of a talent's or client's document, or the placeholder. */
export const personCardOf = (id: string, document: ReadModel | undefined): PersonCard => ({
  id,
  name: (document?.name as string | undefined) ?? MISSING_PERSON,
  thumbnail: (document?.thumbnail as string | null | undefined) ?? null,
  version: (document?.cardVersion as number | undefined) ?? 0,
});

export const jobCardOf = (id: string, document: ReadModel | undefined): JobCard => ({
  id,
  title: (document?.title as string | undefined) ?? '',
  picture: (document?.picture as string | null | undefined) ?? null,
  version: (document?.cardVersion as number | undefined) ?? 0,
});
