import type { BillStatus } from './billStatus.ts';
import type { HeldSheet } from './storedSheet.ts';

// What the states of offers and entries are made of: what decisions need, and no more. Times in ms,
// fee in yen.

export type Parties = { readonly jobId: string; readonly clientId: string; readonly talentId: string };
/** What two sides agree on. `sheet` is null in deals that were made without one. */
export type Agreed = { readonly fee: number; readonly scheduleToClose: number; readonly sheet: HeldSheet | null };
/** What is agreed, or offered. `termsNo`: its version; it rises with every change. */
export type Terms = Agreed & { readonly termsNo: number };
/** Somebody's answer is awaited, between two times; the marks of rows (`once`) are beside it. */
export type Awaited = { readonly askedAt: number; readonly answerDue: number };
/** Somebody's answer is awaited since then, without an end; marks as above. */
export type Waiting = { readonly askedAt: number };
/** `bill` NONE: there is nothing to bill. */
export type Billed = { readonly bill: BillStatus | 'NONE'; readonly billId: string | null };
/** Since when it is concluded. */
export type ConcludedAt = { readonly approvedAt: number };
export const cancellationStages = ['NONE', 'ASKED', 'REMINDED'] as const;
/**
 * Who called a concluded deal off, with the most that the client was told to owe. The rest is of
 * the newest time, also when it was taken back.
 */
export type CalledOff = {
  readonly cancellation: (typeof cancellationStages)[number];
  readonly calledOffBy: 'client' | 'talent' | null;
  readonly calledOffAt: number | null;
  readonly cancelCode: string | null;
  readonly cancelFeeMax: number | null;
};
export const proxyStages = ['NONE', 'OPEN', 'DISPUTED', 'SETTLED'] as const;
export const proxyOutcomes = ['KEPT', 'UNDONE'] as const;
/**
 * The newest answer that the office gave on the cast's behalf: OPEN until `proxyDue` for an
 * objection, DISPUTED until the office settles it. `proxyBinds`: the cast is bound by it to terms,
 * so that the deal ends when it is undone.
 */
export type Answered = {
  readonly proxy: (typeof proxyStages)[number];
  readonly proxyAnswer: string | null;
  readonly heardAt: number | null;
  readonly proxyBy: string | null;
  readonly proxyDue: number | null;
  readonly proxyBinds: boolean;
  readonly outcome: (typeof proxyOutcomes)[number] | null;
};
/** What a deal that was called off was settled at (yen); null: it ended another way. */
export type Settled = { readonly cancelFee: number | null };
/** Whether somebody called a deal off, and the office has not settled it. */
export const isCalledOff = (stage: string | undefined): boolean => stage === 'ASKED' || stage === 'REMINDED';
/**
 * What an entry answers: the posting when it was made. `words`: fingerprints of its content and
 * place.
 */
export type Posted = {
  readonly feeMin: number;
  readonly feeMax: number;
  readonly sheet: HeldSheet['facts'] | null;
  readonly words: { readonly content: number; readonly place: number } | null;
};
/** null: an entry of a release that did not keep it. */
export type WithPosted = { readonly posted: Posted | null };

export const proposalStages = ['NONE', 'OPEN', 'AGREED', 'TAKEN'] as const;
/**
 * A change of terms that waits for consent, asked at `proposedAt`: OPEN for the cast's, AGREED for
 * the office's. TAKEN: all agreed to the newest one, NONE: not, or there was none. The rest is of
 * the newest proposal, also when it is over; `proposalNo` is 0 before the first.
 */
export type Proposing = {
  readonly proposal: (typeof proposalStages)[number];
  readonly proposalNo: number;
  readonly proposed: Agreed | null;
  readonly proposedAt: number | null;
  readonly proposalDue: number | null;
};
/** Whether a proposed change waits for consent. */
export const isPending = (stage: string | undefined): boolean => stage === 'OPEN' || stage === 'AGREED';

/** What every event of a deal carries. */
export const parties = ({ jobId, clientId, talentId }: Parties): Parties => ({ jobId, clientId, talentId });

/** What a state can hold beside the parties, by part. */
export type Parts = {
  readonly terms: Terms;
  readonly awaited: Awaited;
  readonly waiting: Waiting;
  readonly posted: WithPosted;
  readonly proposal: Proposing;
  readonly concluded: ConcludedAt;
  readonly cancellation: CalledOff;
  readonly proxy: Answered;
  readonly settled: Settled;
  readonly bill: Billed;
};
export type Part = keyof Parts;

/** The parts of which the state of a status is made. */
export const partFields = {
  terms: ['fee', 'scheduleToClose', 'sheet', 'termsNo'],
  awaited: ['askedAt', 'answerDue'],
  waiting: ['askedAt'],
  posted: ['posted'],
  proposal: ['proposal', 'proposalNo', 'proposed', 'proposedAt', 'proposalDue'],
  concluded: ['approvedAt'],
  cancellation: ['cancellation', 'calledOffBy', 'calledOffAt', 'cancelCode', 'cancelFeeMax'],
  proxy: ['proxy', 'proxyAnswer', 'heardAt', 'proxyBy', 'proxyDue', 'proxyBinds', 'outcome'],
  settled: ['cancelFee'],
  bill: ['bill', 'billId'],
} as const satisfies { [Name in Part]: (keyof Parts[Name])[] };

/** What a part begins with, where no event says it. */
export const initial = {
  terms: { sheet: null, termsNo: 1 },
  awaited: {},
  waiting: {},
  posted: { posted: null },
  proposal: { proposal: 'NONE', proposalNo: 0, proposed: null, proposedAt: null, proposalDue: null },
  concluded: {},
  cancellation: { cancellation: 'NONE', calledOffBy: null, calledOffAt: null, cancelCode: null, cancelFeeMax: null },
  proxy: { proxy: 'NONE', proxyAnswer: null, heardAt: null, proxyBy: null, proxyDue: null, proxyBinds: false, outcome: null },
  settled: { cancelFee: null },
  bill: { bill: 'UNCLAIMED', billId: null },
} as const satisfies { [Name in Part]: Partial<Parts[Name]> };
