import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { SmallTable, type SmallTableProps } from './smallTable.tsx';

type Props<Row> = Omit<SmallTableProps<Row>, 'label' | 'rows'> & {
  readonly title: string;
  readonly action?: ReactNode;
  readonly query: Pick<UseQueryResult, 'isError' | 'isPending' | 'refetch'>;
  /** What was read; undefined until then. */
  readonly rows: readonly Row[] | undefined;
  /** Said when there are none. */
  readonly none: string;
};

/** A small table of what was read, as a card of a detail page, in each of its states. */
export const TableCard = <Row,>({ title, action, query, rows, none, ...table }: Props<Row>) => (
  <Card title={title} action={action}>
    {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
    {query.isPending ? <RowSkeletons count={2} /> : null}
    {rows?.length === 0 ? <p>{none}</p> : null}
    {rows && rows.length > 0 ? <SmallTable label={title} rows={rows} {...table} /> : null}
  </Card>
);
