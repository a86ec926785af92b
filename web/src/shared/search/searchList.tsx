import { type ReactNode, useDeferredValue } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type AddressSearch, filterCount } from './addressSearch.ts';
import type { Filter, FilterOptions } from './filterSelect.tsx';
import { type Found, SearchPanel } from './searchPanel.tsx';
import type { SiftedPages } from './siftedPages.ts';

export type SearchListProps<Row> = {
  readonly search: AddressSearch;
  readonly pages: SiftedPages<Row>;
  /** What the keyword finds. */
  readonly hint: string;
  readonly filters: readonly Filter[];
  readonly orders?: FilterOptions;
  /** What is counted, and what one of it is called: 「お仕事 3件」, 「キャスト 3人」. */
  readonly counted: { readonly noun: string; readonly unit: string };
  readonly skeleton: ReactNode;
  /** When there is nothing at all to search in. */
  readonly none: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** How many rows fill any screen, about. */
const IN_SIGHT = 6;

type RowsProps<Row> = {
  readonly rows: readonly Row[];
  /**
   * The list was read before: "back" restores its scroll position, for which it needs its whole
   * length.
   */
  readonly known: boolean;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/**
 * First the rows in sight, then the others: a slow phone takes half a second for a page of cards.
 */
const Rows = <Row,>({ rows, known, children }: RowsProps<Row>) => {
  const all = useDeferredValue(true, known);
  return children(all ? rows : rows.slice(0, IN_SIGHT));
};

/**
 * What was found: with its number once the list is complete, because a part's length says nothing.
 */
const foundText = ({ noun, unit }: SearchListProps<never>['counted'], count: number | null): Found =>
  count === null ? { said: `${noun}が見つかりました`, what: noun } : { said: `${noun} ${count}${unit}`, what: `${noun} ${count}${unit}` };

/** A list that is searched: the panel, and below it what was found, is being read, failed, or is not there. */
export const SearchList = <Row,>({
  search,
  pages,
  hint,
  filters,
  orders = [],
  counted,
  skeleton,
  none,
  children,
}: SearchListProps<Row>) => {
  const { query, rows, searching } = pages;
  const ready = query.isSuccess && !searching;
  const known = ready && (rows.length > 0 || !query.hasNextPage);
  const found = known ? foundText(counted, query.hasNextPage ? null : rows.length) : null;
  const nothing =
    filterCount(search.wanted) === 0 ? (
      none
    ) : (
      <EmptyState
        title={`条件に合う${counted.noun}が${query.hasNextPage ? 'まだ' : ''}見つかりません`}
        action={
          <Button variant="outlined" onClick={search.clear}>
            条件をすべて外す
          </Button>
        }
      >
        {query.hasNextPage ? '「もっと見る」を押すと、続けてさがします。' : '条件をゆるめると、見つかるかもしれません。'}
      </EmptyState>
    );
  return (
    <Stack>
      <SearchPanel
        key={search.clearings}
        search={search}
        hint={hint}
        filters={filters}
        orders={orders}
        found={found}
        failed={query.isError}
      />
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {searching && !query.isError ? skeleton : null}
      {ready && rows.length === 0 ? nothing : null}
      {rows.length > 0 ? (
        <Rows rows={rows} known={!query.isFetchedAfterMount}>
          {children}
        </Rows>
      ) : null}
      <ShowMore more={query.hasNextPage && !searching} loading={query.isFetchingNextPage} onMore={() => query.fetchNextPage()} />
    </Stack>
  );
};
