import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';
import type { Selection } from './reading.ts';

type Listed<Row> = InfiniteData<{ readonly rows: readonly Row[] }>;

/**
 * A document as a list by pages has read it (`pagesQuery`), for its own page to show until that has an answer. All
 * lists of a collection read whole documents of one schema.
 */
export const listedRow = <Row extends { readonly id: string }>(collection: string, id: string): Row | undefined =>
  queryClient
    .getQueriesData<Listed<Row>>({
      queryKey: ['pages'],
      predicate: ({ queryKey }) => (queryKey[1] as Selection).collection === collection,
    })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .find((row) => row.id === id);
