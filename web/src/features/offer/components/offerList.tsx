import type { ReactNode } from 'react';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useAwaitingOffers } from '../queries/awaitingOffers.ts';
import { type Side, useOwnOffers } from '../queries/ownOffers.ts';
import { sortIntoTabs, type TabKey, tabKeys, tabLabels } from '../tabs.ts';
import { OfferRow } from './offerRow.tsx';

type Props = { readonly side: Side; readonly empty: Record<TabKey, { title: string; text: string; action?: ReactNode }> };

/** One side's deals in three tabs; the counts are of what is loaded, with a plus where there is more. */
export const OfferList = ({ side, empty }: Props) => {
  const { query, rows, hasMore, loadingMore, showMore } = useOwnOffers(side);
  const now = useNow();
  const current = useTab(tabKeys);
  const awaiting = useAwaitingOffers(side);
  const sorted = { ...sortIntoTabs(rows, side), mine: awaiting.rows };
  const shown = current === 'mine' ? awaiting.query : query;
  const tabs = tabKeys.map((key) => ({
    key,
    label: tabLabels[key],
    ...((key === 'mine' ? awaiting.query : query).data ? { count: `${sorted[key].length}${hasMore && key !== 'mine' ? '+' : ''}` } : {}),
  }));
  const { title, text, action } = empty[current];
  return (
    <Stack>
      <LinkTabs label="オファーの絞り込み" tabs={tabs} current={current} />
      {shown.isError ? <FailedState onRetry={() => shown.refetch()} /> : null}
      {shown.isPending ? <RowSkeletons /> : null}
      {shown.data && sorted[current].length === 0 ? (
        <EmptyState title={title} action={action}>
          {text}
        </EmptyState>
      ) : null}
      <ul style={{ display: 'grid', gap: 12 }}>
        {sorted[current].map((offer) => (
          <OfferRow key={offer.id} offer={offer} side={side} now={now} />
        ))}
      </ul>
      <ShowMore more={hasMore && current !== 'mine'} loading={loadingMore} onMore={showMore} />
    </Stack>
  );
};
