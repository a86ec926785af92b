import type { ReactNode } from 'react';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type Side, useOwnOffers } from '../queries/ownOffers.ts';
import { sortIntoTabs, type TabKey, tabKeys, tabLabels } from '../tabs.ts';
import { OfferRow } from './offerRow.tsx';

type Props = { readonly side: Side; readonly empty: Record<TabKey, { title: string; text: string; action?: ReactNode }> };

/** One side's deals in three tabs; the counts are of what is loaded, with a plus where there is more. */
export const OfferList = ({ side, empty }: Props) => {
  const { query, rows, hasMore, loadingMore, showMore } = useOwnOffers(side);
  const now = useNow();
  const current = useTab(tabKeys);
  const sorted = sortIntoTabs(rows, side);
  const tabs = tabKeys.map((key) => ({
    key,
    label: tabLabels[key],
    ...(query.data ? { count: `${sorted[key].length}${hasMore && key !== 'mine' ? '+' : ''}` } : {}),
  }));
  const { title, text, action } = empty[current];
  return (
    <Stack>
      <LinkTabs label="オファーの絞り込み" tabs={tabs} current={current} />
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data && sorted[current].length === 0 ? (
        <EmptyState title={title} action={action}>
          {text}
        </EmptyState>
      ) : null}
      <ul style={{ display: 'grid', gap: 12 }}>
        {sorted[current].map((offer) => (
          <OfferRow key={offer.id} offer={offer} side={side} now={now} />
        ))}
      </ul>
      <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
    </Stack>
  );
};
