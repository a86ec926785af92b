import type { ComponentProps, ReactNode } from 'react';
import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { type QueueColumn, QueueTable } from './queueTable.tsx';
import type { RowsProps } from './rows.tsx';

/** A column of a list. A list that is read in pages is sorted by the database only. */
export type ListColumn<Row> = Omit<QueueColumn<Row>, 'isFixed'> & {
  /** The orders of the search that sort by it. */
  readonly orders?: { readonly asc?: string; readonly desc?: string };
  /** The content in a file, if it is not the text of the cell. */
  readonly csv?: (row: Row) => CsvCell;
};

export type Table<Row> = { readonly titleHead: string; readonly columns: readonly ListColumn<Row>[] };

/** What sorts a list that is read in pages. */
export type SortedBySearch = {
  readonly search?: { readonly wanted: { readonly order: string }; readonly choose: (field: 'order', order: string) => void } | undefined;
  /** The orders of the whole list; the first one is the default. */
  readonly orders?: readonly string[] | undefined;
};

type Props<Row extends { readonly id: string }> = RowsProps<Row> &
  Table<Row> &
  SortedBySearch & {
    readonly marksOf?: ((row: Row) => ReactNode) | undefined;
    readonly foot?: ComponentProps<typeof QueueTable<Row>>['foot'];
  };

/** A list as a table. A heading sorts if the whole list can be read in that order. */
export const ListTable = <Row extends { readonly id: string }>({ columns, search, orders = [], ...shown }: Props<Row>) => {
  const current = orders.find((order) => order === search?.wanted.order) ?? orders[0];
  const offered = ({ orders: { asc, desc } = {} }: ListColumn<Row>) => [desc, asc].filter((order) => order && orders.includes(order));
  const sorted = columns.find((column) => offered(column).includes(current));
  return (
    <QueueTable
      {...shown}
      columns={columns.map((column) => ({ ...column, isFixed: offered(column).length < 1 }))}
      sorting={sorted && current ? { by: sorted.key, down: sorted.orders?.desc === current } : null}
      onSort={(key) => {
        const next = columns
          .filter((column) => column.key === key)
          .flatMap(offered)
          .find((order) => order !== current);
        if (next) search?.choose('order', next);
      }}
    />
  );
};
