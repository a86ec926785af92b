import type { DeadlineKind } from '../kernel/deadline.ts';

// What the office is answered when it asks how the machinery stands. Times in ms.

/** A stream whose events somebody has not seen yet: who, up to which version, and since when. */
export type Owed = { readonly streamId: string; readonly to: readonly string[]; readonly version: number; readonly since: number };

/** The last `npm run replay -- verify`; while it runs (`finishedAt` null), how far it has come. */
export type LastVerification = {
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly events: number;
  readonly documents: number;
  readonly faults: number;
  readonly differences: number;
  /** Where it is wrong: the first few streams and documents. */
  readonly first: readonly string[];
};

/** The last seal of the log: its date in Japan, when it was made (ms), over how many streams. */
export type LastSeal = { readonly date: string; readonly sealedAt: number; readonly streams: number };

/** Since when (ms) the operator takes no commands, and why. */
export type Stop = { readonly since: number; readonly reason: string };

/**
 * How often commands were refused on a day (JST), by aggregate and code. Without those of the last
 * minute, more or less.
 */
export type RefusalDay = { readonly date: string; readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>> };

/** What the clock has to do for a stream. */
export type DueDeadline = { readonly streamId: string; readonly kind: DeadlineKind; readonly dueAt: number };

/** How far the page of the system counts: what is more is shown as so many and more. */
export const COUNTED_MAX = 10_000;

/**
 * Counts go up to `COUNTED_MAX`; `oldest` is a page. `pausedAt`: since when the projectors stand
 * still for a rebuild.
 */
export type OperationStatus = {
  readonly now: number;
  readonly owed: { readonly count: number; readonly oldest: readonly Owed[] };
  readonly parked: number;
  /** `total` and `overdue` count streams: an offer with a reminder and an expiry is one. */
  readonly deadlines: { readonly total: number; readonly overdue: number; readonly next: readonly DueDeadline[] };
  readonly mails: { readonly waiting: number; readonly failed: number };
  readonly pausedAt: number | null;
  readonly lastVerification: LastVerification | null;
  readonly lastSeal: LastSeal | null;
  readonly stopped: Stop | null;
  /** Today and yesterday. */
  readonly refusals: readonly RefusalDay[];
};

/** A place where the log contradicts itself. */
export type ChainFault = { readonly streamId: string; readonly version: number; readonly reason: string };

/** The last event that was looked at. */
export type ChainCursor = { readonly streamId: string; readonly version: number };

/**
 * One part of a walk through the log; `next` is where the following one begins, null at its end.
 */
export type ChainPart = {
  readonly events: number;
  readonly streams: number;
  readonly faults: readonly ChainFault[];
  readonly next: ChainCursor | null;
};
