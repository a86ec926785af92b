import type { ReactNode } from 'react';
import { isRefusedRead } from '../data/platform/reportUnexplained.ts';
import { FailedState } from './failedState.tsx';
import { RowSkeletons } from './skeleton.tsx';

type Props<Row> = {
  readonly query: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
  /** Undefined until it is read, null if it does not exist. */
  readonly row: Row | null | undefined;
  readonly skeleton?: ReactNode;
  /** Null where the row always exists. */
  readonly none: ReactNode;
  readonly children: (row: Row) => ReactNode;
};

/**
 * One read in all its states: loaded, failed, loading, missing. The rules refuse a document that is
 * missing or no longer shown, so a refused read is missing too, even if an earlier state was shown.
 */
export const Loaded = <Row,>({ query, row, skeleton = <RowSkeletons count={3} />, none, children }: Props<Row>) => {
  if (none !== null && isRefusedRead(query.error)) return none;
  if (row !== undefined && row !== null) return children(row);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  return row === undefined ? skeleton : none;
};
