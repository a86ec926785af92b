import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { page } from '../data/reads/reads.ts';

/** The wanted number of rows, and the most pages that are read automatically for them. */
const WANTED = 12;
const PAGES_UNASKED = 5;

/**
 * Rows of the office's pages that match a search. The database filters and sorts by the selection;
 * the rest is filtered here, because Firestore cannot search inside texts and would need an index
 * per combination. Pages with few hits are followed by the next, up to a bound.
 */
export const useFilteredPages = <Row>(pages: ReturnType<typeof page<Row>>, matches: (row: Row) => boolean) => {
  const query = useInfiniteQuery(pages);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const rows = (query.data?.pages.flatMap((page) => page.rows) ?? []).filter(matches);
  const read = query.data?.pages.length ?? 0;
  const goesOn = hasNextPage && !isError && rows.length < WANTED && read < PAGES_UNASKED;
  useEffect(() => {
    if (goesOn && !isFetching) fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  const searching = query.isPending || (goesOn && rows.length === 0);
  // The length of a part is not a count.
  return { query, rows, searching, count: hasNextPage ? null : rows.length, loosened: [] };
};
