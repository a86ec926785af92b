import type { BillStatus } from './billStatus.ts';

// What the states of offers and entries are made of: what decisions need, and no more. Times in ms, fee in yen.

export type Parties = { readonly jobId: string; readonly clientId: string; readonly talentId: string };
export type Terms = { readonly fee: number; readonly scheduleToClose: number };
/** Somebody's answer is awaited: since when, until when, and whether they were reminded. */
export type Awaited = { readonly askedAt: number; readonly answerDue: number; readonly reminded: boolean };
export type Billed = { readonly bill: BillStatus; readonly billId: string | null };

/** What every event of a deal carries. */
export const parties = ({ jobId, clientId, talentId }: Parties): Parties => ({ jobId, clientId, talentId });
/** What stays of a concluded deal from step to step. */
export const partiesAndTerms = ({ fee, scheduleToClose, ...deal }: Parties & Terms): Parties & Terms => ({
  ...parties(deal),
  fee,
  scheduleToClose,
});
