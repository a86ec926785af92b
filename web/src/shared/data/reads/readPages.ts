import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { List } from '../../ui/listed.tsx';
import { firstState } from './listening.ts';
import { listOfPages } from './listOfPages.ts';
import { type Beginning, isPast, mergeRows, type Ordered, withPushedOut } from './liveList.ts';
import { queryClient } from './queryClient.ts';
import type { Cursor, Selection } from './reading.ts';
import { readKey } from './readKey.ts';
import { isWhole, KEPT, listenTo, live, page } from './reads.ts';

export const usePages = <Row>(selection: Selection, schema: z.ZodType<Row>) => listOfPages<Row>(useInfiniteQuery(page(selection, schema)));

const nothing: Ordered = { collection: '', where: [['', 'in', []]], orderBy: ['', 'asc'], limit: 1 };

/**
 * A list by pages with a live first part. Rows that are pushed out stay, and changed rows move to
 * the top, so no row is missing or duplicated between the parts.
 */
export const useLivePages = <Row extends { readonly id: string }>(wanted: Ordered | null, schema: z.ZodType<Row>) => {
  const selection = wanted ?? nothing;
  const query = useQuery({
    queryKey: readKey('page', { ...selection, live: true }),
    queryFn: firstState<Beginning<Row>>,
    meta: {
      listen: listenTo(selection, schema),
      merge: (before, rows) => withPushedOut(selection, before as Beginning<Row> | undefined, rows as readonly Row[]),
    },
    enabled: isWhole(selection),
    ...live,
    gcTime: KEPT,
  });
  const { rows, end } = query.data ?? { rows: [], end: null };
  // Starts at the last row's place: starting after it would skip rows of the same millisecond.
  const older = useInfiniteQuery({ ...page(selection, schema), initialPageParam: { from: end ?? 0 }, enabled: false });
  const start = older.data?.pageParams[0] as Cursor | undefined;
  const isJoined = end !== null && start !== undefined && 'from' in start && isPast(selection, end, start.from);
  return {
    query,
    rows: isJoined ? mergeRows(rows, ...(older.data?.pages.map((page) => page.rows) ?? [])) : rows,
    hasMore: isJoined ? older.hasNextPage : end !== null,
    loadingMore: older.isFetching,
    showMore: async () => {
      if (!isJoined) await queryClient.resetQueries({ queryKey: readKey('page', selection), exact: true });
      await older.fetchNextPage();
    },
  } satisfies List<Row>;
};
