import type { Condition, SortKeys } from './conditions.ts';

/** A position in the order of results: after the row with these keys. */
export type After = { readonly keys: readonly number[]; readonly id: string };

/** One page of results. */
export type Found = {
  /** The ids of the page's rows, in order. */
  readonly ids: readonly string[];
  readonly next: After | null;
  /** The number of rows on all pages. */
  readonly count: number;
  /** Conditions that were dropped, because no row meets all of them. */
  readonly loosened: readonly string[];
  /** Other conditions that could be dropped instead, with the rows that this brings; most first. */
  readonly others: readonly Loosening[];
};

/** Conditions whose dropping brings rows, and the number of these. */
export type Loosening = { readonly dropped: readonly string[]; readonly count: number };

/** The limit of other loosenings. */
const OTHERS = 4;

type Place = After;

const compare = (one: Place, other: Place): number => {
  for (let at = 0; at < one.keys.length; at++) {
    const by = (one.keys[at] as number) - (other.keys[at] as number);
    if (by !== 0) return by;
  }
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
};

/** Inserts a place into a sorted list of at most `most` places. */
const keep = (best: Place[], place: Place, most: number): void => {
  const last = best.at(-1);
  if (best.length === most && last && compare(place, last) > 0) return;
  let [low, high] = [0, best.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(best[middle] as Place, place) < 0) low = middle + 1;
    else high = middle;
  }
  best.splice(low, 0, place);
  if (best.length > most) best.pop();
};

/** The rows that miss the same conditions: their number, and the best of them. */
type Group = { count: number; readonly best: Place[] };

/**
 * A page of the rows that meet all conditions, best first, with their exact number. If none does,
 * the rows that miss the fewest conditions (of these the largest group), with the names of these.
 * One pass: a row is left as soon as it misses more than the best row before it. Rows that miss all
 * conditions are no results.
 */
export const find = <Row extends { readonly id: string }>(
  rows: Iterable<Row>,
  conditions: readonly Condition<Row>[],
  keysOf: SortKeys<Row>,
  { after, limit }: { readonly after: After | null; readonly limit: number },
): Found => {
  /** By the missed conditions, one bit each; all groups miss `fewest` of them. */
  const groups = new Map<number, Group>();
  let fewest = Math.max(0, conditions.length - 1);
  next: for (const row of rows) {
    let [missed, misses, fit] = [0, 0, 0];
    for (let at = 0; at < conditions.length; at++) {
      const { rank, sorts } = conditions[at] as Condition<Row>;
      const fits = rank(row);
      if (fits === 0) {
        if (++misses > fewest) continue next;
        missed |= 1 << at;
      } else if (sorts) fit += fits;
    }
    if (misses < fewest) {
      fewest = misses;
      groups.clear();
    }
    const group = groups.get(missed) ?? { count: 0, best: [] };
    if (group.count++ === 0) groups.set(missed, group);
    const place = { keys: keysOf(row, fit), id: row.id };
    if (!after || compare(place, after) > 0) keep(group.best, place, limit + 1);
  }
  const [nearest, ...farther] = [...groups].sort(([a, one], [b, other]) => other.count - one.count || b - a);
  if (!nearest) return { ids: [], next: null, count: 0, loosened: [], others: [] };
  const namesOf = (bits: number) => conditions.filter((_, at) => (bits & (1 << at)) !== 0).map(({ name }) => name);
  const [dropped, { count, best }] = nearest;
  const shown = best.slice(0, limit);
  return {
    ids: shown.map(({ id }) => id),
    next: best.length > limit ? (shown.at(-1) as After) : null,
    count,
    loosened: namesOf(dropped),
    others: farther.slice(0, OTHERS).map(([bits, group]) => ({ dropped: namesOf(bits), count: group.count })),
  };
};
