/** A row with its identity and the time (ms) of its last change. */
export type Dated = { readonly id: string; readonly updatedAt: number };

/** Several parts of one list as one: an id that stands in several parts shows as the first of them has it. */
export const mergeRows = <Row extends Dated>(parts: ReadonlyArray<readonly Row[]>): Row[] => {
  const merged = new Map<string, Row>();
  for (const row of parts.flat()) if (!merged.has(row.id)) merged.set(row.id, row);
  return [...merged.values()].sort((a, b) => b.updatedAt - a.updatedAt);
};

/** Rows that were in the window and are older than all that is in it now: pushed out, not deleted. */
export const pushedOut = <Row extends Dated>(before: readonly Row[], now: readonly Row[]): Row[] => {
  const oldest = now.at(-1)?.updatedAt;
  const ids = new Set(now.map(({ id }) => id));
  return oldest === undefined ? [] : before.filter(({ id, updatedAt }) => !ids.has(id) && updatedAt <= oldest);
};
