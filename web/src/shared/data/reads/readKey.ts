/** The ways to read: a document or an answer, several documents, a list by pages, a count, sums. */
type Way = 'one' | 'many' | 'page' | 'count' | 'sums';

/** Without a target it matches all reads of that way. */
export const readKey = (way: Way, ...of: readonly [of?: string | object | null]) => [way, ...of] as const;
