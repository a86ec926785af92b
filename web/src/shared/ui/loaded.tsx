import type { ReactNode } from 'react';
import { FailedState } from './failedState.tsx';
import { RowSkeletons } from './skeleton.tsx';

type Props<Row> = {
  readonly query: { readonly isError: boolean; readonly refetch: () => unknown };
  /** Undefined until it is read, null if it does not exist. */
  readonly row: Row | null | undefined;
  readonly skeleton?: ReactNode;
  readonly none: ReactNode;
  readonly children: (row: Row) => ReactNode;
};

/** One read in all its states: loaded, failed, loading, missing. */
export const Loaded = <Row,>({ query, row, skeleton = <RowSkeletons count={3} />, none, children }: Props<Row>) => {
  if (row !== undefined && row !== null) return children(row);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  return row === undefined ? skeleton : none;
};
