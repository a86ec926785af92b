import type { BillStatus } from './billStatus.ts';

// What the states of offers and entries are made of: what decisions need, and no more. Times in ms, fee in yen.

export type Parties = { readonly jobId: string; readonly clientId: string; readonly talentId: string };
export type Terms = { readonly fee: number; readonly scheduleToClose: number };
/** Somebody's answer is awaited, between two times; the marks of rows (`once`) are beside it. */
export type Awaited = { readonly askedAt: number; readonly answerDue: number };
export type Billed = { readonly bill: BillStatus; readonly billId: string | null };

/** What every event of a deal carries. */
export const parties = ({ jobId, clientId, talentId }: Parties): Parties => ({ jobId, clientId, talentId });

/** The parts of which the state of a status is made, beside the parties. */
export const partFields = {
  terms: ['fee', 'scheduleToClose'],
  awaited: ['askedAt', 'answerDue'],
  bill: ['bill', 'billId'],
} as const satisfies { terms: (keyof Terms)[]; awaited: (keyof Awaited)[]; bill: (keyof Billed)[] };
export type Part = keyof typeof partFields;

/** What a part begins with, where no event says it. */
export const initial = { terms: {}, awaited: {}, bill: { bill: 'UNCLAIMED', billId: null } } as const;
