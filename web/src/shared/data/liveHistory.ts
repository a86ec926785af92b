import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { liveRows, useLive } from './live.ts';
import { type Dated, mergeRows, pushedOut } from './mergeRows.ts';
import { olderPagesQuery } from './pages.ts';
import type { Selection } from './reading.ts';

/**
 * A list by last change, newest first: its beginning live, the rest by cursor pages on demand. A row that newer ones push out of the live
 * part is kept, and one that changes comes back to its top: so nothing is missing between the two parts, and nothing shows twice.
 */
export const useLiveHistory = <Row extends Dated>(selection: Selection, schema: z.ZodType<Row>, options?: { enabled?: boolean }) => {
  const query = useLive(liveRows(selection, schema), options);
  const live = query.data ?? [];
  const [from, setFrom] = useState<number | null>(null);
  const [left, setLeft] = useState<readonly Row[]>([]);
  const before = useRef<readonly Row[]>([]);
  useEffect(() => {
    const gone = pushedOut(before.current, query.data ?? []);
    before.current = query.data ?? [];
    if (gone.length > 0) setLeft((rows) => [...gone, ...rows]);
  }, [query.data]);
  const older = useInfiniteQuery({ ...olderPagesQuery(selection, schema, from ?? 0), enabled: from !== null });
  const rows = mergeRows([live, left, older.data?.pages.flatMap((page) => page.rows) ?? []]);
  return {
    query,
    rows,
    hasMore: from === null ? live.length >= selection.limit : older.hasNextPage,
    loadingMore: older.isFetching,
    showMore: () => {
      if (from === null) setFrom(live.at(-1)?.updatedAt ?? 0);
      else older.fetchNextPage();
    },
  };
};
