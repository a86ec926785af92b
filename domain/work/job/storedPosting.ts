import { z } from 'zod';
import { storedFacts } from '../deal/storedSheet.ts';

// The stored form of a posting, in events and documents. `posting.ts` validates input.

/** The texts and pictures of the client: personal data, erased when the client leaves. */
export const postedWords = {
  title: z.string(),
  description: z.string(),
  place: z.string(),
  schedule: z.string(),
  pictures: z.array(z.string()),
};

/** The name of such a field. */
export type JobWord = keyof typeof postedWords;

/**
 * The other fields of a posting. Fees in yen, times in ms. Job category, industry and media are
 * master ids.
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

/** The visibility of a job: every cast, or only casts to whom the client made an offer. */
export const visibilities = ['PUBLIC', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/** Whether a field is a text or picture of the client. */
export const isJobWord = (field: string): field is JobWord => Object.hasOwn(postedWords, field);
