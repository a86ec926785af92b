import { z } from 'zod';
import { proxyChannels } from '#domain/deal/fields.ts';
import { proxyAnswers } from '#domain/deal/proxyAnswers.ts';
import { proposalStages } from '#domain/deal/state.ts';
import { storedFacts, storedWords } from '#domain/deal/storedSheet.ts';
import { time } from '../kernel/fields.schema.ts';

const fee = z.number();
const scheduleToClose = time;
const fromTo = z.object({ from: z.number().nullable(), to: z.number() }).nullable();
/** What a change does to fee (yen), end (ms) and sheet; null: nothing. */
export const termsDiff = z.object({ fee: fromTo, scheduleToClose: fromTo, sheet: z.boolean() });

/** An answer on the cast's behalf, as the office heard it. */
export const proxyHeard = { answer: z.enum(proxyAnswers), channel: z.enum(proxyChannels), heardAt: time };
const dealTermsChange = z.object({
  type: z.string(),
  at: time,
  diff: termsDiff.nullable(),
  proxy: z.object(proxyHeard).nullable().optional(),
});
export type DealTermsChange = z.infer<typeof dealTermsChange>;

/** A change of terms that waits for consent: of the cast (OPEN), then of the office (AGREED). */
const proposal = z.object({
  no: z.number(),
  stage: z.enum(proposalStages).exclude(['NONE', 'TAKEN']),
  fee,
  scheduleToClose,
  sheet: storedFacts.nullable(),
  diff: termsDiff,
  proposedAt: time,
  due: time,
});

/**
 * What the documents of offers and entries say of their terms. Words stand at the top, so that they
 * can be erased. The defaults are for documents of releases without versions, until a rebuild.
 */
export const dealTermsFields = {
  /** The version of the terms; it rises with every change. */
  termsNo: z.number().default(1),
  /** The facts of the terms sheet; null in deals that were made without one. */
  sheet: storedFacts.nullable().default(null),
  sheetWords: storedWords.nullable().default(null),
  proposal: proposal.nullable().default(null),
  proposedWords: storedWords.nullable().default(null),
  proposalReason: z.string().nullable().default(null),
  /** The newest steps of changed terms, oldest first. */
  changes: z.array(dealTermsChange).default([]),
};

/** dealTerms/{dealId}_{termsNo}: a version of a deal's terms. It is written once. */
export const dealTermsSchema = z.object({
  id: z.string(),
  offerId: z.string().nullable(),
  entryId: z.string().nullable(),
  jobId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  termsNo: z.number(),
  fee,
  scheduleToClose,
  sheet: storedFacts.nullable(),
  sheetWords: storedWords.nullable(),
  createdAt: time,
});
export type DealTerms = z.infer<typeof dealTermsSchema>;

export const dealTermsPath = (dealId: string, termsNo: number): string => `dealTerms/${dealId}_${termsNo}`;
