import type { ReactNode } from 'react';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import type { Reading } from './deals/desk.ts';
import css from './table.module.css';

type Props<Row> = {
  readonly title: string;
  readonly action?: ReactNode;
  readonly query: Pick<Reading<unknown>, 'isError' | 'isPending' | 'refetch'>;
  /** What was read; undefined until then. */
  readonly rows: readonly Row[] | undefined;
  /** Said when there are none. */
  readonly none: string;
  readonly columns: readonly string[];
  /** Which of the columns hold numbers. */
  readonly numbers?: readonly string[];
  /** The row or rows of the table, each with its key. */
  readonly children: (row: Row) => ReactNode;
};

/** A small table of what was read, as a card of a detail page, in each of its states. */
export const TableCard = <Row,>({ title, action, query, rows, none, columns, numbers = [], children }: Props<Row>) => (
  <Card title={title} action={action}>
    {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
    {query.isPending ? <RowSkeletons count={2} /> : null}
    {rows?.length === 0 ? <p>{none}</p> : null}
    {rows && rows.length > 0 ? (
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={numbers.includes(column) ? css.number : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map(children)}</tbody>
        </table>
      </div>
    ) : null}
  </Card>
);
