import type { ReactNode } from 'react';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type DealKind, type Side, viewOf } from '../kinds.ts';
import { everWait, useAwaiting } from '../queries/awaiting.ts';
import { useOwnDeals } from '../queries/ownDeals.ts';
import { keysWithoutMine, sortIntoTabs, type TabKey, tabKeys, tabLabels } from '../tabs.ts';
import { DealRow } from './dealRow.tsx';

type Empty = { title: string; text: string; action?: ReactNode };
export type EmptyTabs = { readonly [Key in TabKey]?: Empty };
const nothing: Empty = { title: 'まだありません', text: '' };

type Props = { readonly label: string; readonly kind: DealKind; readonly side: Side; readonly empty: EmptyTabs };

/** One side's deals in three tabs; the counts are of what is loaded, with a plus where there is more. */
export const DealTabs = ({ label, kind, side, empty }: Props) => {
  const { query, rows, hasMore, loadingMore, showMore } = useOwnDeals(kind, side);
  // What waits for the viewer is a read of its own: it must not hide behind the beginning of the history.
  const awaiting = useAwaiting(kind, side);
  const now = useNow();
  const keys = everWait(kind, side) ? tabKeys : keysWithoutMine;
  const current = useTab<TabKey>(keys);
  const queryOf = (key: TabKey) => (key === 'mine' ? awaiting.query : query);
  const sorted = { ...sortIntoTabs(rows, (deal) => viewOf(kind, deal, side)), mine: awaiting.rows };
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
      <ul style={{ display: 'grid', gap: 12 }}>
        {sorted[current].map((deal) => (
          <DealRow key={deal.id} kind={kind} deal={deal} side={side} now={now} />
        ))}
      </ul>
      <ShowMore more={hasMore && current !== 'mine'} loading={loadingMore} onMore={showMore} />
    </Stack>
  );
};
