import type { JointState } from '#domain/diary/shown.ts';
import type { CastSigns } from '#domain/search/signs.ts';
import type { RowKind, SearchKind } from '#domain/search/wanted.ts';
import { callFunction } from './callFunction.ts';
import { readingFirst } from './firestoreLite.ts';
import { onUser } from './userChange.ts';

export type Wanted = Readonly<Record<string, string>>;
/** A place in the order of hits, as the server has named it. */
export type After = { readonly keys: readonly number[]; readonly id: string };
/**
 * What the callable `search` answers. `loosened`: the conditions that the rows do not meet, because
 * nothing meets all.
 */
export type SearchAnswer = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly next: After | null;
  readonly count: number;
  readonly loosened: readonly string[];
  /** How the casts of the page are on the days that were asked for, by their ids. */
  readonly days: Readonly<Record<string, JointState>>;
  /** What else their cards say, by their ids. */
  readonly signs: Readonly<Record<string, CastSigns>>;
};

/** How long (ms) a prefetched page stays usable. */
const FRESH = 10_000;

const begun = new Map<string, Promise<SearchAnswer>>();
onUser('left', () => begun.clear());

const chosenOf = (wanted: Wanted): Wanted => Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
const keyOf = (type: SearchKind, wanted: Wanted): string => JSON.stringify([type, ...Object.entries(chosenOf(wanted)).sort()]);

/** Asks for a page of hits. Throws what the client throws. */
export const askSearch = (type: RowKind, wanted: Wanted, after: After | null): Promise<SearchAnswer> =>
  readingFirst(() => callFunction<SearchAnswer>('search', { type, wanted: chosenOf(wanted), after }));

/**
 * Asks for the first page of a list whose screen is still on its way; `firstHits` hands it over.
 */
export const beginSearch = (type: SearchKind, wanted: Wanted): Promise<SearchAnswer> => {
  const key = keyOf(type, wanted);
  const asking = askSearch(type, wanted, null);
  begun.set(key, asking);
  const forget = () => begun.get(key) === asking && begun.delete(key);
  // Whoever comes for it hears of a failure.
  asking.catch(() => undefined).then(() => setTimeout(forget, FRESH));
  return asking;
};

/** The first page of a search, once: the one that has been begun, or a new one. */
export const firstHits = (type: SearchKind, wanted: Wanted): Promise<SearchAnswer> => {
  const key = keyOf(type, wanted);
  const asking = begun.get(key) ?? askSearch(type, wanted, null);
  begun.delete(key);
  return asking;
};
