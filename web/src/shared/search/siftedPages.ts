import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { page } from '#web/shared/data/reads.ts';

/**
 * So many rows are wanted at once, and so many pages are read for them before the user is asked.
 */
const WANTED = 12;
const PAGES_UNASKED = 5;

/**
 * The rows of the office's cursor pages that fit a search. Pages with few hits are followed by the
 * next by themselves, up to a bound: what the database filters and orders is the selection's; the
 * rest is applied here, because it finds no words inside texts, has no "any, or mine", and would
 * need an index (a write per document) for every combination.
 */
export const useSiftedPages = <Row>(pages: ReturnType<typeof page<Row>>, fits: (row: Row) => boolean) => {
  const query = useInfiniteQuery(pages);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const rows = (query.data?.pages.flatMap((page) => page.rows) ?? []).filter(fits);
  const read = query.data?.pages.length ?? 0;
  const goesOn = hasNextPage && !isError && rows.length < WANTED && read < PAGES_UNASKED;
  useEffect(() => {
    if (goesOn && !isFetching) fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  const searching = query.isPending || (goesOn && rows.length === 0);
  // A part's length says nothing.
  return { query, rows, searching, count: hasNextPage ? null : rows.length, loosened: [] };
};
