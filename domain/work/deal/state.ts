import type { Prices } from '../../kernel/priceFields.ts';
import type { BillStatus } from './billStatus.ts';
import type { HeldSheet } from './storedSheet.ts';

// The parts of the states of offers and entries: only what decisions need. Times in ms, fee in yen.

/**
 * The job and the two sides of a deal. Every event of a deal carries them. `roleNo`: the role of
 * the job, if it has roles; it never changes. Events that begin, conclude or undo a deal have it.
 */
export type Parties = {
  readonly jobId: string;
  readonly clientId: string;
  readonly talentId: string;
  readonly roleNo?: number | undefined;
};
/** The terms that the two sides agree on. `sheet` is null in deals of releases without sheets. */
export type Agreed = { readonly fee: number; readonly scheduleToClose: number; readonly sheet: HeldSheet | null };
/** Agreed or offered terms. `termsNo` is their version; each change increments it. */
export type Terms = Agreed & { readonly termsNo: number };
/**
 * An answer is awaited between two times. `remindAt`: the reminder, or `answerDue` for none. Both
 * are null while the clock is stopped. The marks of rows (`once`) are stored with it.
 */
export type Awaited = { readonly askedAt: number; readonly answerDue: number | null; readonly remindAt: number | null };
/**
 * An answer is awaited without a deadline. `decideBy`: when the office should have decided, with
 * its last reminder; null in an inquiry. The marks of rows (`once`) are stored with it.
 */
export type Waiting = { readonly askedAt: number; readonly remindAt: number; readonly decideBy: number | null };
/** The cast's answer to an inquiry. `REMINDED`: asked again. The print names the newest answer. */
export type AnsweredInquiry = { readonly answer: 'NONE' | 'REMINDED' | 'GIVEN'; readonly answerPrint: number | null };
/** The bill of a closed deal. `NONE`: nothing to bill. `serviceFee` in yen without tax. */
export type Billed = { readonly bill: BillStatus | 'NONE'; readonly billId: string | null; readonly serviceFee: number };
/** The highest fee (yen) that the office approved; null for any fee. */
export type Approval = { readonly feeUpTo: number | null };
/**
 * Time of conclusion (ms), and the operator's prices then: they hold for the whole deal. Null in
 * deals of releases without a price list.
 */
export type ConcludedAt = { readonly approvedAt: number; readonly prices: Prices | null };
/** When a deal that the office ended had been concluded (ms); null if it was not. */
export type Conclusion = { readonly approvedAt: number | null };
/** The stages of a request to cancel, before the office decides. */
export const cancellationStages = ['NONE', 'ASKED', 'REMINDED'] as const;
/**
 * The request to cancel a concluded deal, with the maximum that the client saw. The fields keep the
 * newest request, also after it was withdrawn.
 */
export type CalledOff = {
  readonly cancellation: (typeof cancellationStages)[number];
  readonly calledOffBy: 'client' | 'talent' | null;
  readonly calledOffAt: number | null;
  readonly cancelCode: string | null;
  readonly cancelFeeMax: number | null;
  /** When the office should have settled it, with its reminder (ms). */
  readonly settleBy: number | null;
};

/** The stages of an answer that the office gave for the cast. */
export const proxyStages = ['NONE', 'OPEN', 'DISPUTED', 'SETTLED'] as const;
/** How the office settles an objection: the answer stays, or it is undone. */
export const proxyOutcomes = ['KEPT', 'UNDONE'] as const;
/**
 * The newest answer that the office gave for the cast. `OPEN`: the cast can object until
 * `proxyDue`. `DISPUTED`: the office has to settle it. `proxyBinds`: the cast is bound to terms, so
 * undoing ends the deal.
 */
export type Answered = {
  readonly proxy: (typeof proxyStages)[number];
  readonly proxyAnswer: string | null;
  readonly heardAt: number | null;
  readonly proxyBy: string | null;
  /** Every member who answered for the cast in this deal. */
  readonly proxyAuthors: readonly string[];
  readonly proxyDue: number | null;
  readonly proxyBinds: boolean;
  readonly outcome: (typeof proxyOutcomes)[number] | null;
};

/** The settled amount of a cancelled deal (yen); null if the deal ended otherwise. */
export type Settled = { readonly cancelFee: number | null };
/** Whether a request to cancel waits for the office. */
export const isCalledOff = (stage: string | undefined): boolean => stage === 'ASKED' || stage === 'REMINDED';
/**
 * The posting at the time of the entry. `words`: fingerprints of its content and place. `startsAt`:
 * the start of the job (ms), null in entries of releases that did not store it.
 */
export type Posted = {
  readonly feeMin: number;
  readonly feeMax: number;
  readonly sheet: HeldSheet['facts'] | null;
  readonly words: { readonly content: number; readonly place: number } | null;
  readonly startsAt: number | null;
};

/** `posted` is null in entries of releases that did not store it. */
export type WithPosted = { readonly posted: Posted | null };

export const proposalStages = ['NONE', 'OPEN', 'REMINDED', 'AGREED', 'TAKEN'] as const;
/**
 * A proposed change, or a counter-offer. `OPEN`: waits for the other side. `REMINDED`: the same,
 * after the reminder. `AGREED`: waits for the office. `TAKEN`: in force. `NONE`: none is open. The
 * fields keep the newest one, also after it ended. `proposalNo` starts at 0.
 */
export type Proposing = {
  readonly proposal: (typeof proposalStages)[number];
  readonly proposalNo: number;
  readonly proposed: Agreed | null;
  readonly proposedAt: number | null;
  readonly proposalDue: number | null;
  /** The reminder of a counter-offer, or `proposalDue` for none. */
  readonly counterRemindAt: number | null;
};

const pending: readonly string[] = ['OPEN', 'REMINDED', 'AGREED'] satisfies Proposing['proposal'][];
export const isPending = (stage: string | undefined): boolean => stage !== undefined && pending.includes(stage);

/** Whether the open proposal of a deal is a counter-offer: the cast is not bound to terms yet. */
export const isCounter = ({ status, proposal }: { readonly status: string; readonly proposal: object | null }): boolean =>
  proposal !== null && status === 'IN_PROGRESS';

/** Copies only the fields that every event of a deal carries. */
export const parties = ({ jobId, clientId, talentId }: Parties): Parties => ({ jobId, clientId, talentId });
export const partiesInRole = ({ roleNo, ...rest }: Parties): Parties => ({ ...parties(rest), ...(roleNo !== undefined && { roleNo }) });

export type Parts = {
  readonly terms: Terms;
  readonly awaited: Awaited;
  readonly waiting: Waiting;
  readonly answer: AnsweredInquiry;
  readonly posted: WithPosted;
  readonly proposal: Proposing;
  readonly approval: Approval;
  readonly concluded: ConcludedAt;
  readonly conclusion: Conclusion;
  readonly cancellation: CalledOff;
  readonly proxy: Answered;
  readonly settled: Settled;
  readonly bill: Billed;
};

export type Part = keyof Parts;

export const partFields = {
  terms: ['fee', 'scheduleToClose', 'sheet', 'termsNo'],
  awaited: ['askedAt', 'answerDue', 'remindAt'],
  waiting: ['askedAt', 'remindAt', 'decideBy'],
  answer: ['answer', 'answerPrint'],
  posted: ['posted'],
  proposal: ['proposal', 'proposalNo', 'proposed', 'proposedAt', 'proposalDue', 'counterRemindAt'],
  approval: ['feeUpTo'],
  concluded: ['approvedAt', 'prices'],
  conclusion: ['approvedAt'],
  cancellation: ['cancellation', 'calledOffBy', 'calledOffAt', 'cancelCode', 'cancelFeeMax', 'settleBy'],
  proxy: ['proxy', 'proxyAnswer', 'heardAt', 'proxyBy', 'proxyAuthors', 'proxyDue', 'proxyBinds', 'outcome'],
  settled: ['cancelFee'],
  bill: ['bill', 'billId', 'serviceFee'],
} as const satisfies { [Name in Part]: (keyof Parts[Name])[] };

/** The initial values of each part, for fields that no event sets. */
export const initial = {
  terms: { sheet: null, termsNo: 1 },
  awaited: {},
  waiting: { decideBy: null },
  answer: { answer: 'NONE', answerPrint: null },
  posted: { posted: null },
  proposal: { proposal: 'NONE', proposalNo: 0, proposed: null, proposedAt: null, proposalDue: null, counterRemindAt: null },
  approval: { feeUpTo: null },
  concluded: { prices: null },
  conclusion: { approvedAt: null },
  cancellation: { cancellation: 'NONE', calledOffBy: null, calledOffAt: null, cancelCode: null, cancelFeeMax: null, settleBy: null },
  proxy: {
    proxy: 'NONE',
    proxyAnswer: null,
    heardAt: null,
    proxyBy: null,
    proxyAuthors: [],
    proxyDue: null,
    proxyBinds: false,
    outcome: null,
  },
  settled: { cancelFee: null },
  bill: { bill: 'UNCLAIMED', billId: null, serviceFee: 0 },
} as const satisfies { [Name in Part]: Partial<Parts[Name]> };
