/** The ways to read: a document or an answer, several documents, a list by pages, a number. */
type Way = 'one' | 'many' | 'page' | 'count';

/**
 * The key of a read in the query cache: its way, and what it reads. Without the latter it stands
 * for all reads of that way.
 */
export const readKey = (way: Way, ...of: readonly [of?: string | object | null]) => [way, ...of] as const;
