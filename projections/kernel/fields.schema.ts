import { z } from 'zod';

/** Times in ms since the epoch; null until the thing happened. */
export const time = z.number();
export const timeOrNull = z.number().nullable();

/**
 * What every document that follows a stream carries: the stream's version, which the web app waits
 * for.
 */
export const followed = { createdAt: time, updatedAt: time, version: z.number() };

/**
 * Profiles and jobs also carry the version of the last event that changed what their cards show.
 */
export const carded = { cardVersion: z.number() };

/**
 * What a list shows of somebody or something else, with the source's `cardVersion` (0: not there
 * yet).
 */
export const personCard = z.object({ id: z.string(), name: z.string(), thumbnail: z.string().nullable(), version: z.number() });
export const jobCard = z.object({ id: z.string(), title: z.string(), picture: z.string().nullable(), version: z.number() });
/**
 * By what a client stands in a list of clients: the reading (kana) of the name that `shownName`
 * gives.
 */
export const readingCard = z.object({ kana: z.string(), version: z.number() });
export type PersonCard = z.infer<typeof personCard>;
export type ReadingCard = z.infer<typeof readingCard>;
export type JobCard = z.infer<typeof jobCard>;

const score = z.union([z.literal(1), z.literal(3), z.literal(5)]);

/**
 * What a person's profile says of the reviews received: totals by rating bucket, and the newest,
 * without their comments: those stand in the review's own document alone, where they go with their
 * author. One without a score was taken down: it keeps its place, so that the order of events does
 * not matter.
 */
export const reviewed = {
  reviews: z.object({ sum: z.number(), count: z.number(), aggregation: z.object({ 1: z.number(), 3: z.number(), 5: z.number() }) }),
  latestReviews: z.array(
    z.object({ id: z.string(), jobId: z.string(), fromId: z.string(), score: score.nullable(), publishedAt: z.number() }),
  ),
};
const reviewedSchema = z.object(reviewed);
export type Reviewed = z.infer<typeof reviewedSchema>;
export const noReviews = (): Reviewed => ({ reviews: { sum: 0, count: 0, aggregation: { 1: 0, 3: 0, 5: 0 } }, latestReviews: [] });

/** The placeholder for somebody who left or is not known (spec section 3). */
export const MISSING_PERSON = '退会した会員';

export type Named = { readonly name?: string; readonly company?: { readonly name: string } };

/** The name by which others know somebody: a client's company where it has one, else the own. */
export const shownName = ({ name, company }: Named): string => company?.name || name || MISSING_PERSON;
