import { z } from 'zod';
import { storedFacts } from '../deal/storedSheet.ts';

// What is stored of a posting, in events and documents. `posting.ts` says which values a client may
// give.

/** What a client writes or shows: personal data, which goes with the client. */
export const postedWords = {
  title: z.string(),
  description: z.string(),
  place: z.string(),
  schedule: z.string(),
  pictures: z.array(z.string()),
};
export type JobWord = keyof typeof postedWords;

/**
 * What else a posting says. Fees in yen, times in ms; job category, industry and media are ids of
 * masters.
 */
export const postedFacts = {
  jobCategory: z.string().nullable(),
  industry: z.array(z.string()),
  media: z.array(z.string()),
  prefecture: z.number(),
  startsAt: z.number(),
  endsAt: z.number(),
  feeMin: z.number(),
  feeMax: z.number(),
  numberOfPeople: z.number(),
  wantedGender: z.literal([0, 1, 2]),
  wantedAgeBands: z.array(z.number()),
  entryDeadline: z.number(),
  sheet: storedFacts.nullable(),
};

/** Who may see a job: every cast, or only those to whom its client made an offer. */
export const visibilities = ['PUBLIC', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

export const isJobWord = (field: string): field is JobWord => Object.hasOwn(postedWords, field);
