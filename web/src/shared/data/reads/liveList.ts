import type { Selection } from './reading.ts';

export type Ordered = Selection & { readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'] };
type Identified = { readonly id: string };

/** `end`: the last place without missing rows; null if the list ends there. */
export type Beginning<Row> = { readonly rows: readonly Row[]; readonly end: number | null };

/** The value that orders a row: a time (ms). */
const placeOf = ({ orderBy: [field] }: Ordered, row: object): number => (row as Record<string, number>)[field] ?? 0;

export const isPast = ({ orderBy: [, direction] }: Ordered, place: number, other: number): boolean =>
  direction === 'desc' ? place <= other : place >= other;

export const mergeRows = <Row extends Identified>(...parts: ReadonlyArray<readonly Row[]>): readonly Row[] => {
  const merged = new Map<string, Row>();
  for (const row of parts.flat()) if (!merged.has(row.id)) merged.set(row.id, row);
  return [...merged.values()];
};

/**
 * The first part after a change: its rows and those that they pushed out; after a gap only its
 * rows.
 */
export const withPushedOut = <Row extends Identified>(
  selection: Ordered,
  before: Beginning<Row> | undefined,
  now: readonly Row[],
): Beginning<Row> => {
  const last = now.at(-1);
  if (!last || now.length < selection.limit) return { rows: now, end: null };
  const end = placeOf(selection, last);
  const first = before?.rows[0];
  if (!before || !first || !isPast(selection, end, placeOf(selection, first))) return { rows: now, end };
  const pushedOut = before.rows.filter((row) => isPast(selection, placeOf(selection, row), end));
  return { rows: mergeRows(now, pushedOut), end: before.end === null || isPast(selection, end, before.end) ? end : before.end };
};
