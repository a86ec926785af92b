import { z } from 'zod';
import { proxyAnswers, proxyChannels } from '#domain/work/deal/fields.ts';
import { proposalStages } from '#domain/work/deal/state.ts';
import { storedFacts, storedWords } from '#domain/work/deal/storedSheet.ts';
import { time } from '../kernel/fields.schema.ts';

const fee = z.number();
const scheduleToClose = time;
const fromTo = z.object({ from: z.number().nullable(), to: z.number() }).nullable();
/** The difference of a change of terms: fee (yen), end (ms) and sheet; null for no change. */
export const termsDiff = z.object({ fee: fromTo, scheduleToClose: fromTo, sheet: z.boolean() });

/** Details of an answer that the office gave for the cast. */
export const proxyHeard = { answer: z.enum(proxyAnswers), channel: z.enum(proxyChannels), heardAt: time };

/** A change or counter-offer. `OPEN`: waits for the other side. `AGREED`: for the office. */
const proposal = z.object({
  no: z.number(),
  stage: z.enum(proposalStages).exclude(['NONE', 'REMINDED', 'TAKEN']),
  fee,
  scheduleToClose,
  sheet: storedFacts.nullable(),
  diff: termsDiff,
  proposedAt: time,
  due: time,
});

/**
 * The terms in the documents of offers and entries. Texts are top-level fields, so that they can be
 * erased. Defaults are for documents of releases without versions, until a rebuild.
 */
export const dealTermsFields = {
  /** The version of the terms; each change increments it. */
  termsNo: z.number().default(1),
  /** The sheet without free texts; null in deals of releases without sheets. */
  sheet: storedFacts.nullable().default(null),
  sheetWords: storedWords.nullable().default(null),
  proposal: proposal.nullable().default(null),
  /** The number of the newest proposal: before the acceptance, of counter-offers so far. */
  proposalNo: z.number().default(0),
  proposedWords: storedWords.nullable().default(null),
  /** Of the open proposal, or of the client who declined the newest counter-offer. */
  proposalReason: z.string().nullable().default(null),
  /**
   * The newest steps of changed terms as texts (`stepText`). Each has a place by the version of its
   * event, so that a step writes one entry and the document does not grow.
   */
  changeSteps: z.record(z.string(), z.string()).default({}),
};

/** dealTerms/{dealId}_{termsNo}: one version of a deal's terms, written once. */
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

/** The path of a document of dealTerms. */
export const dealTermsPath = (dealId: string, termsNo: number): string => `dealTerms/${dealId}_${termsNo}`;
