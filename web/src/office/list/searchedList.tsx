import type { ReactNode } from 'react';
import { SearchList, type SearchListProps } from '#web/shared/search/searchList.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { ListFrame, type ListProps } from './officeList.tsx';

type Searched<Row> = Pick<SearchListProps<Row>, 'search' | 'hint' | 'filters' | 'orders'> & {
  readonly pages: SearchListProps<Row>['pages'] & { readonly orders?: readonly string[] };
  /** The Japanese counter word for one row. */
  readonly unit: string;
};

type Props<Row extends { readonly id: string }> = ListProps<Row> & {
  readonly found: Searched<Row>;
  readonly none: ReactNode;
  /** Buttons for the whole list, next to its count. */
  readonly acts?: ReactNode;
};

export const SearchedList = <Row extends { readonly id: string }>({ found, none, acts, ...list }: Props<Row>) => (
  <ListFrame
    {...list}
    rows={found.pages.rows}
    isReading={found.pages.searching}
    sorting={{ search: found.search, orders: found.pages.orders }}
  >
    {(rowsOf, saving) => (
      <SearchList
        {...found}
        acts={() => (
          <>
            {saving}
            {acts}
          </>
        )}
        counted={{ noun: list.noun, unit: found.unit }}
        skeleton={<RowSkeletons />}
        none={none}
      >
        {rowsOf}
      </SearchList>
    )}
  </ListFrame>
);
