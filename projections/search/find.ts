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
};

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

/** A page of the rows that meet all conditions except `dropped` (one bit each). */
const pageOf = <Row extends { readonly id: string }>(
  rows: Iterable<Row>,
  conditions: readonly Condition<Row>[],
  keysOf: SortKeys<Row>,
  { after, limit, dropped }: { readonly after: After | null; readonly limit: number; readonly dropped: number },
): Omit<Found, 'loosened'> => {
  const asked = conditions.filter((_, at) => (dropped & (1 << at)) === 0);
  const sorts = asked.map((each) => each.sorts === true);
  const best: Place[] = [];
  let count = 0;
  next: for (const row of rows) {
    let fit = 0;
    for (let at = 0; at < asked.length; at++) {
      const each = (asked[at] as Condition<Row>).rank(row);
      if (each === 0) continue next;
      if (sorts[at]) fit += each;
    }
    count++;
    const place = { keys: keysOf(row, fit), id: row.id };
    if (!after || compare(place, after) > 0) keep(best, place, limit + 1);
  }
  const shown = best.slice(0, limit);
  return { ids: shown.map(({ id }) => id), next: best.length > limit ? (shown.at(-1) as After) : null, count };
};

const bits = (mask: number): number => {
  let left = mask;
  let sum = 0;
  for (; left !== 0; left &= left - 1) sum++;
  return sum;
};

/**
 * The conditions (one bit each) to drop to get results: the fewest, and of these the set with most
 * rows. 0 without rows.
 */
const nearest = <Row>(rows: Iterable<Row>, conditions: readonly Condition<Row>[]): number => {
  const counts = new Map<number, number>();
  for (const row of rows) {
    let missed = 0;
    for (let at = 0; at < conditions.length; at++) if ((conditions[at] as Condition<Row>).rank(row) === 0) missed |= 1 << at;
    counts.set(missed, (counts.get(missed) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([a, n], [b, m]) => bits(a) - bits(b) || m - n || b - a);
  return best?.[0] ?? 0;
};

/**
 * A page of the rows that meet all conditions, best first, with their exact number. If none does,
 * the rows that miss the fewest conditions, with the names of these.
 */
export const find = <Row extends { readonly id: string }>(
  rows: Iterable<Row>,
  conditions: readonly Condition<Row>[],
  keysOf: SortKeys<Row>,
  { after, limit }: { readonly after: After | null; readonly limit: number },
): Found => {
  const exact = pageOf(rows, conditions, keysOf, { after, limit, dropped: 0 });
  if (exact.count > 0 || conditions.length === 0) return { ...exact, loosened: [] };
  const dropped = nearest(rows, conditions);
  // Rows that miss all conditions are no results.
  if (bits(dropped) === conditions.length) return { ...exact, loosened: [] };
  const near = pageOf(rows, conditions, keysOf, { after, limit, dropped });
  return { ...near, loosened: conditions.filter((_, at) => (dropped & (1 << at)) !== 0).map(({ name }) => name) };
};
