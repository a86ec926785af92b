import type { DeadlineKind } from '../../kernel/deadline.ts';
import type { ErrorCode } from '../../kernel/errorMessages.ts';
import type { Broken } from '../proof/chainFaults.ts';
import type { parkable } from './fields.ts';

/** Why an act of the office on a profile would be refused now; null if it would not. */
export type ProfileRefusals = { readonly publish: ErrorCode | null; readonly returnProfile: ErrorCode | null };

// The answers of the callable `operationStatus`. Times in ms.

/** A stream with unhandled events: of which subscriptions, up to which version, since when. */
export type Owed = {
  readonly streamId: string;
  readonly to: readonly (typeof parkable)[number][];
  readonly version: number;
  readonly since: number;
};

/** The last `npm run replay -- verify`. While it runs, `finishedAt` is null and the counts grow. */
export type LastVerification = {
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly events: number;
  readonly documents: number;
  readonly faults: number;
  readonly differences: number;
  /** The first faulty streams and documents. */
  readonly first: readonly string[];
};

/** The last seal of the log: date (JST), time (ms) and number of streams. */
export type LastSeal = { readonly date: string; readonly sealedAt: number; readonly streams: number };

/** Since when (ms) the operator accepts no commands, and why. */
export type Stop = { readonly since: number; readonly reason: string };

/** Refused commands of a day (JST), by aggregate and code. The last minute may be missing. */
export type RefusalDay = { readonly date: string; readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>> };

export type DueDeadline = { readonly streamId: string; readonly kind: DeadlineKind; readonly dueAt: number };

/**
 * The upper limit of counts on the system page. Larger counts are shown as this number and a plus.
 */
export const COUNTED_MAX = 10_000;

/**
 * The state of the system. Counts end at `COUNTED_MAX`; `oldest` is one page. `pausedAt`: start of
 * the pause for a rebuild, or null.
 */
export type OperationStatus = {
  readonly now: number;
  readonly owed: { readonly count: number; readonly oldest: readonly Owed[] };
  readonly parked: number;
  /** `total` and `overdue` count streams: an offer with two deadlines counts once. */
  readonly deadlines: { readonly total: number; readonly overdue: number; readonly next: readonly DueDeadline[] };
  readonly mails: { readonly waiting: number; readonly failed: number };
  readonly pausedAt: number | null;
  readonly lastVerification: LastVerification | null;
  readonly lastSeal: LastSeal | null;
  readonly stopped: Stop | null;
  /** Today and yesterday (JST). */
  readonly refusals: readonly RefusalDay[];
};

export type ChainFault = Broken & { readonly streamId: string };

/** The last checked event. */
export type ChainCursor = { readonly streamId: string; readonly version: number };

/** One part of a check of the log. `next`: start of the following part, null at the end. */
export type ChainPart = {
  readonly events: number;
  readonly streams: number;
  readonly faults: readonly ChainFault[];
  readonly next: ChainCursor | null;
};
