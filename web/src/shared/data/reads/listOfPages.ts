import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { List } from '../../ui/listed.tsx';

export const listOfPages = <Row, Page extends { readonly rows: readonly Row[] } = { readonly rows: readonly Row[] }>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
) =>
  ({
    query,
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    showMore: query.fetchNextPage,
  }) satisfies List<Row>;
