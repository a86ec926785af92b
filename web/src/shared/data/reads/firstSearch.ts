import type { SaidState } from '#domain/work/diary/dayKinds.ts';
import type { FitReason } from '#domain/work/search/fit.ts';
import type { CastSigns } from '#domain/work/search/results.ts';
import type { RowKind, SearchKind } from '#domain/work/search/wanted.ts';
import { onUser } from '../auth/userChange.ts';
import { callFunction } from '../commands/callFunction.ts';
import { readingFirst } from './firestoreLite.ts';

export type Wanted = Readonly<Record<string, string>>;
/** A cursor of the search, as the server returns it. */
export type After = { readonly keys: readonly number[]; readonly id: string };
/** `loosened`: conditions that were dropped because nothing meets all. */
export type SearchAnswer = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly next: After | null;
  readonly count: number;
  readonly loosened: readonly string[];
  /** Other conditions that could be dropped instead, with the rows that this brings. */
  readonly others: readonly Loosening[];
  /** The availability of the page's casts on the requested days, by id. */
  readonly days: Readonly<Record<string, SaidState>>;
  /** The number of holds on these days, by id; missing without one. */
  readonly held?: Readonly<Record<string, number>>;
  readonly signs: Readonly<Record<string, CastSigns>>;
  /** Why each job suits the cast who asks, or does not, by id. */
  readonly fits?: Readonly<Record<string, readonly FitReason[]>>;
};

/** Conditions whose dropping brings rows, and the number of these. */
export type Loosening = { readonly dropped: readonly string[]; readonly count: number };

/** How long (ms) a prefetched page stays usable. */
const FRESH = 10_000;

const begun = new Map<string, Promise<SearchAnswer>>();
onUser('left', () => begun.clear());

const chosenOf = (wanted: Wanted): Wanted => Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
const keyOf = (type: SearchKind, wanted: Wanted): string => JSON.stringify([type, ...Object.entries(chosenOf(wanted)).sort()]);

/** Requests a page of hits. Throws the client's error. */
export const askSearch = (
  type: RowKind,
  wanted: Wanted,
  after: After | null,
  more: { readonly most?: number } = {},
): Promise<SearchAnswer> => readingFirst(() => callFunction<SearchAnswer>('search', { type, wanted: chosenOf(wanted), after, ...more }));

/** Requests the first page of a list before its screen is loaded; `firstHits` returns it. */
export const beginSearch = (type: SearchKind, wanted: Wanted): Promise<SearchAnswer> => {
  const key = keyOf(type, wanted);
  const asking = askSearch(type, wanted, null);
  begun.set(key, asking);
  const forget = () => begun.get(key) === asking && begun.delete(key);
  // The caller of `firstHits` gets the error.
  asking.catch(() => undefined).then(() => setTimeout(forget, FRESH));
  return asking;
};

/** The first page of a search, once: the prefetched one, or a new request. */
export const firstHits = (type: SearchKind, wanted: Wanted): Promise<SearchAnswer> => {
  const key = keyOf(type, wanted);
  const asking = begun.get(key) ?? askSearch(type, wanted, null);
  begun.delete(key);
  return asking;
};
