import { setTimeout as pause } from 'node:timers/promises';

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

/**
 * CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE: the
 * commit may or may not have landed.
 */
const ambiguous: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14];

/** RESOURCE_EXHAUSTED, UNAVAILABLE: asking again at once makes it worse. */
const overloaded: readonly unknown[] = [8, 14];

const isOverloaded = (error: unknown): boolean => overloaded.includes(codeOf(error));

/** Whether a create failed because the document exists. */
export const isAlreadyExists = (error: unknown): boolean => codeOf(error) === ALREADY_EXISTS;

/** Another transaction holds a document, or has written it since it was read. */
export const isContention = (error: unknown): boolean => codeOf(error) === ABORTED || codeOf(error) === FAILED_PRECONDITION;

/**
 * Another write was faster: a document was made, written or deleted since it was read, or is held.
 */
export const isOvertaken = (error: unknown): boolean =>
  ([NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED] as readonly unknown[]).includes(codeOf(error));

/** The database refuses the content: an update of a missing document, or unfit data. */
export const isRefusedWrite = (error: unknown): boolean => ([INVALID_ARGUMENT, NOT_FOUND] as readonly unknown[]).includes(codeOf(error));

/** A fault of the servers or the network between us, as opposed to a fault of our code. */
export const isTransient = (error: unknown): boolean => ambiguous.includes(codeOf(error));

/** Pause (ms) after a failed attempt: short when others were faster, else growing. */
export const backoff = (error: unknown, attempt: number, random = Math.random): number =>
  random() * (isOverloaded(error) ? Math.min(100 * 2 ** attempt, 4_000) : Math.min(15 * attempt, 200));

/** Repeats `work` while other writes come in between. Throws the error of the last attempt. */
export const retryOvertaken = async <Result>(work: () => Promise<Result>, attempts = 20): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isOvertaken(error) || attempt === attempts) throw error;
      await pause(backoff(error, attempt));
    }
  }
};
