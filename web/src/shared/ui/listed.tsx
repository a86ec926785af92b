import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { FailedState } from './failedState.tsx';
import { RowSkeletons } from './skeleton.tsx';

/** The button for the next page of a list; nothing if there is none. */
export const ShowMore = ({ more, loading, onMore }: { readonly more: boolean; readonly loading: boolean; readonly onMore: () => void }) =>
  more ? (
    <div style={{ display: 'grid', justifyItems: 'center', paddingTop: 16 }}>
      <Button variant="outlined" loading={loading} onClick={onMore}>
        もっと見る
      </Button>
    </div>
  ) : null;

type Query = { readonly isError: boolean; readonly isPending: boolean; readonly refetch: () => unknown };

export type List<Row> = {
  readonly query: Query;
  readonly rows: readonly Row[];
  readonly hasMore?: boolean;
  readonly loadingMore?: boolean;
  readonly showMore?: () => unknown;
};

type Props<Row> = {
  readonly list: List<Row>;
  readonly skeleton?: ReactNode;
  readonly none: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

export const Listed = <Row,>({ list, skeleton = <RowSkeletons />, none, children }: Props<Row>) => {
  const { query, rows, hasMore = false, loadingMore = false, showMore } = list;
  return (
    <>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? skeleton : null}
      {!query.isPending && !query.isError && rows.length === 0 ? none : null}
      {rows.length > 0 ? children(rows) : null}
      <ShowMore more={hasMore} loading={loadingMore} onMore={() => showMore?.()} />
    </>
  );
};
