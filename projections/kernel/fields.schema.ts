import { z } from 'zod';
import { day, time } from '#domain/kernel/fieldMeta.ts';
import { bandNow, bandsNow } from '#domain/kernel/person.ts';

export { day, time };
/** A time in ms since 1970; null until it happens. */
export const timeOrNull = time.nullable();

/** An age band of a person, also with the code of a former release until a rebuild. */
export const ageBand = z.number().transform(bandNow);
/** The age bands that a job asks for, likewise. */
export const ageBandList = z.array(z.number()).transform(bandsNow);

/** Fields of every document of a stream. The web app waits for `version` after a command. */
export const streamFields = { createdAt: time, updatedAt: time, version: z.number() };

/** The stamps of a document without a version. Documents of earlier releases lack them. */
export const stamps = { createdAt: time.default(0), updatedAt: time.default(0) };

/** The version of the last event that changed what cards show. Profiles and jobs have it. */
export const cardFields = { cardVersion: z.number() };

/** A copy of a person for lists. `version`: the source's `cardVersion`, 0 without a source. */
export const personCard = z.object({ id: z.string(), name: z.string(), thumbnail: z.string().nullable(), version: z.number() });
/** A copy of a job for lists. `version`: the source's `cardVersion`, 0 without a source. */
export const jobCard = z.object({ id: z.string(), title: z.string(), picture: z.string().nullable(), version: z.number() });
/** The sorting key of a client in lists: the reading (kana) of `shownName`. */
export const readingCard = z.object({ kana: z.string(), version: z.number() });
export type PersonCard = z.infer<typeof personCard>;
export type ReadingCard = z.infer<typeof readingCard>;
export type JobCard = z.infer<typeof jobCard>;

const score = z.union([z.literal(1), z.literal(3), z.literal(5)]);

/**
 * The received reviews in a profile: totals by score, and the newest without comments. A comment is
 * only in the review's document, so that it is erased with its author. A hidden review keeps its
 * place with a null score, so that the order of events does not matter.
 */
export const reviewFields = {
  reviews: z.object({ sum: z.number(), count: z.number(), aggregation: z.object({ 1: z.number(), 3: z.number(), 5: z.number() }) }),
  latestReviews: z.array(
    z.object({ id: z.string(), jobId: z.string(), fromId: z.string(), score: score.nullable(), publishedAt: z.number() }),
  ),
};
const reviewedSchema = z.object(reviewFields);
export type Reviewed = z.infer<typeof reviewedSchema>;
export const noReviews = (): Reviewed => ({ reviews: { sum: 0, count: 0, aggregation: { 1: 0, 3: 0, 5: 0 } }, latestReviews: [] });

/** The name of a person who left or is unknown (docs/specification.md, section 3). */
export const MISSING_PERSON = '退会した会員';

/** The title of a job whose client left: their words are erased. */
export const MISSING_JOB = '消去済みのお仕事';

export type Named = { readonly name?: string; readonly company?: { readonly name: string } };

/** The name that others see: a client's company if it has one, otherwise the person's. */
export const shownName = ({ name, company }: Named): string => company?.name || name || MISSING_PERSON;
