const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

const ALREADY_EXISTS = 6;

/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE: the commit may or may not have landed. */
const ambiguous: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14];

/** RESOURCE_EXHAUSTED, UNAVAILABLE: asking again at once makes it worse. */
const overloaded: readonly unknown[] = [8, 14];

export const isOverloaded = (error: unknown): boolean => overloaded.includes(codeOf(error));

export const isAlreadyExists = (error: unknown): boolean => codeOf(error) === ALREADY_EXISTS;

/** A fault of the servers or the network between us, as opposed to a fault of our code. */
export const isTransient = (error: unknown): boolean => ambiguous.includes(codeOf(error));
