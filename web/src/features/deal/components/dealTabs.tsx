import type { ReactNode } from 'react';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { keysWithoutMine, sortIntoTabs, type TabKey, tabKeys, tabLabels } from '../tabs.ts';
import type { DealView } from '../view.ts';

type Query = { readonly isError: boolean; readonly isPending: boolean; readonly data?: unknown; readonly refetch: () => unknown };
type Empty = { title: string; text: string; action?: ReactNode };
export type EmptyTabs = { readonly [Key in TabKey]?: Empty };
const nothing: Empty = { title: 'まだありません', text: '' };

type Props<Row> = {
  readonly label: string;
  readonly history: {
    readonly query: Query;
    readonly rows: readonly Row[];
    readonly hasMore: boolean;
    readonly loadingMore: boolean;
    readonly showMore: () => void;
  };
  /** What waits for the viewer is a read of its own: it must not hide behind the beginning of the history. Without it there is no such tab. */
  readonly awaiting?: { readonly query: Query; readonly rows: readonly Row[] };
  readonly viewOf: (row: Row) => DealView;
  readonly empty: EmptyTabs;
  readonly children: (row: Row) => ReactNode;
};

/** One side's deals in three tabs; the counts are of what is loaded, with a plus where there is more. */
export const DealTabs = <Row,>({ label, history, awaiting, viewOf, empty, children }: Props<Row>) => {
  const { rows, hasMore, loadingMore, showMore } = history;
  const keys = awaiting ? tabKeys : keysWithoutMine;
  const current = useTab<TabKey>(keys);
  const queryOf = (key: TabKey) => (key === 'mine' && awaiting ? awaiting.query : history.query);
  const sorted = { ...sortIntoTabs(rows, viewOf), ...(awaiting && { mine: awaiting.rows }) };
  const shown = queryOf(current);
  const tabs = keys.map((key) => ({
    key,
    label: tabLabels[key],
    ...(queryOf(key).data ? { count: `${sorted[key].length}${hasMore && key !== 'mine' ? '+' : ''}` } : {}),
  }));
  const { title, text, action } = empty[current] ?? nothing;
  return (
    <Stack>
      <LinkTabs label={label} tabs={tabs} current={current} />
      {shown.isError ? <FailedState onRetry={() => shown.refetch()} /> : null}
      {shown.isPending ? <RowSkeletons /> : null}
      {shown.data && sorted[current].length === 0 ? (
        <EmptyState title={title} action={action}>
          {text}
        </EmptyState>
      ) : null}
      <ul style={{ display: 'grid', gap: 12 }}>{sorted[current].map(children)}</ul>
      <ShowMore more={hasMore && current !== 'mine'} loading={loadingMore} onMore={showMore} />
    </Stack>
  );
};
