import type { List } from './listed.tsx';

type Pages = Required<List<unknown>>;

export const joinedQuery = (queries: readonly Pages['query'][]): Pages['query'] => ({
  isError: queries.some(({ isError }) => isError),
  isPending: queries.some(({ isPending }) => isPending),
  refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
});

export const joinedList = <Row>(lists: readonly Omit<Pages, 'rows'>[], rows: readonly Row[]): Required<List<Row>> => ({
  query: joinedQuery(lists.map(({ query }) => query)),
  rows,
  hasMore: lists.some(({ hasMore }) => hasMore),
  loadingMore: lists.some(({ loadingMore }) => loadingMore),
  showMore: () => Promise.all(lists.filter(({ hasMore }) => hasMore).map(({ showMore }) => showMore())),
});
