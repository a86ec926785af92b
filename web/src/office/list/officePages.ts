import type { z } from 'zod';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useCount } from '#web/shared/data/reads/readOnce.ts';
import { page, READ_AT_ONCE, readAll } from '#web/shared/data/reads/reads.ts';
import { useFilteredPages } from '#web/shared/search/filteredPages.ts';

/** The limit of a total, which the rules allow: one read per 1,000 documents. */
const TOTAL_MAX = 1000;

/**
 * A list in pages. `selections`: one for each order of the whole list, the default first.
 * `matches`: the filter of the loaded rows; null if the database filters alone, which then also
 * counts the list. `instead`: pages that are read in another way.
 */
export const useOfficePages = <Row>(
  selections: Readonly<Record<string, Selection>>,
  order: string,
  schema: z.ZodType<Row>,
  matches: ((row: Row) => boolean) | null,
  instead?: ReturnType<typeof page<Row>>,
) => {
  const orders = Object.keys(selections);
  const selection = selections[order] ?? (selections[orders[0] as string] as Selection);
  const pages = useFilteredPages(instead ?? page(selection, schema), matches ?? (() => true));
  const total = useCount({ ...selection, limit: TOTAL_MAX }, matches === null && pages.query.hasNextPage) ?? null;
  return {
    ...pages,
    count: pages.count ?? total,
    isCountCut: pages.count === null && total === TOTAL_MAX,
    orders,
    /** Reads all rows, also those that are not loaded. `onRead` gets the number so far. */
    readWhole: async (onRead: (rows: number) => void): Promise<readonly Row[]> =>
      instead ? pages.rows : (await readAll({ ...selection, limit: READ_AT_ONCE }, schema, onRead)).filter(matches ?? (() => true)),
  };
};
