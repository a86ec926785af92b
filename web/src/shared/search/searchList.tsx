import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import type { Loosening } from '../data/reads/firstSearch.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/emptyState.tsx';
import { FailedState } from '../ui/failedState.tsx';
import { ShowMore } from '../ui/listed.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/stack.tsx';
import { type AddressSearch, conditionIn, filterCount } from './addressSearch.ts';
import { type Filter, type FilterOptions, labelIn } from './filterSelect.tsx';
import css from './search.module.css';
import { type Found, SearchPanel } from './searchPanel.tsx';

export type SearchedPages<Row> = {
  readonly query: Pick<UseInfiniteQueryResult, 'isSuccess' | 'isError' | 'hasNextPage' | 'isFetchedAfterMount' | 'isFetchingNextPage'> & {
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly rows: readonly Row[];
  readonly searching: boolean;
  /** The number of all hits; null if unknown. */
  readonly count: number | null;
  /** There are more than `count`. */
  readonly isCountCut?: boolean;
  /** Dropped because nothing meets all, as `conditionIn` reads them. */
  readonly loosened: readonly string[];
  /** Other conditions that could be dropped instead. */
  readonly others?: readonly Loosening[];
};

export type SearchListProps<Row> = {
  readonly search: AddressSearch;
  readonly pages: SearchedPages<Row>;
  readonly hint: string;
  readonly filters: readonly Filter[];
  readonly orders?: FilterOptions;
  /** The counted noun and its unit: 「お仕事 3件」, 「キャスト 3人」. */
  readonly counted: { readonly noun: string; readonly unit: string };
  /** Buttons for the search; `name` is made from its conditions, empty without any. */
  readonly acts?: ((name: string) => ReactNode) | undefined;
  /** On a desktop keyword and filters are one bar. */
  readonly inBar?: boolean;
  readonly skeleton: ReactNode;
  readonly none: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** About the number of rows that fill a screen. */
const IN_SIGHT = 6;

type RowsProps<Row> = {
  readonly rows: readonly Row[];
  /** The list was read before: "back" needs its full length to restore the scroll position. */
  readonly known: boolean;
  /** Below all rows; with the first ones it would be pushed out of sight. */
  readonly after: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** Renders the visible rows first, because a slow phone needs half a second for a page of cards. */
const Rows = <Row,>({ rows, known, after, children }: RowsProps<Row>) => {
  const all = useDeferredValue(true, known) || rows.length <= IN_SIGHT;
  return (
    <>
      {children(all ? rows : rows.slice(0, IN_SIGHT))}
      {all ? after : null}
    </>
  );
};

type Counted = SearchListProps<never>['counted'];

/** A list whose number of hits is unknown counts the rows that it shows. */
const foundText = ({ noun, unit }: Counted, pages: SearchedPages<unknown>, isNear: boolean): Found => {
  const { count, isCountCut, rows, query } = pages;
  if (count === null && query.hasNextPage) return { said: `${noun} ${formatCount(rows.length)}${unit}を表示しています`, what: noun };
  const what = `${isNear ? '近い候補' : noun} ${formatCount(count ?? rows.length)}${unit}${isCountCut ? '以上' : ''}`;
  return { said: what, what };
};

/** The dropped conditions as text: 「大阪」と年代. */
const loosenedText = (loosened: readonly string[], filters: readonly Filter[]): string =>
  loosened
    .map((name) => {
      const { field, value } = conditionIn(name);
      const filter = filters.find((each) => each.field === field);
      return `「${(filter && value !== null ? labelIn(filter, value) : (filter?.label ?? value)) ?? ''}」`;
    })
    .join('と');

const noneFit = ({ noun, unit }: Counted): string => `条件に合う${noun}は${unit === '人' ? 'い' : 'あり'}ません`;

/** A searchable list: the panel, and below it the rows, the loading, failed or empty state. */
export const SearchList = <Row,>({
  search,
  pages,
  hint,
  filters,
  orders = [],
  counted,
  acts,
  inBar,
  skeleton,
  none,
  children,
}: SearchListProps<Row>) => {
  const { query, rows, searching, count, loosened, others = [] } = pages;
  const isNear = loosened.length > 0 && rows.length > 0;
  const ready = query.isSuccess && !searching;
  const known = ready && (rows.length > 0 || !query.hasNextPage);
  const more = <ShowMore more={query.hasNextPage && !searching} loading={query.isFetchingNextPage} onMore={() => query.fetchNextPage()} />;
  const found = known ? foundText(counted, pages, isNear) : null;
  const nothing =
    filterCount(search.wanted) === 0 ? (
      none
    ) : (
      <EmptyState
        title={query.hasNextPage ? `条件に合う${counted.noun}がまだ見つかりません` : noneFit(counted)}
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
        acts={acts}
        inBar={inBar}
      />
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {searching && !query.isError ? skeleton : null}
      {ready && rows.length === 0 ? nothing : null}
      {ready && isNear ? (
        <Notice>
          {noneFit(counted)}。{loosenedText(loosened, filters)}以外に合う
          {count === null ? '近い候補' : `${formatCount(count)}${counted.unit}`}を表示しています。
          <span className={css.ways}>
            {others.map((other) => (
              <Button key={other.dropped.join()} variant="text" onClick={() => search.drop(other.dropped)}>
                {`${loosenedText(other.dropped, filters)}だけ外す（${formatCount(other.count)}${counted.unit}）`}
              </Button>
            ))}
            <Button variant="text" onClick={search.clear}>
              条件をすべて外す
            </Button>
          </span>
        </Notice>
      ) : null}
      {rows.length > 0 ? (
        <Rows rows={rows} known={!query.isFetchedAfterMount} after={more}>
          {children}
        </Rows>
      ) : (
        more
      )}
    </Stack>
  );
};
