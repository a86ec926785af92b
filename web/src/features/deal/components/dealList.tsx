import { useLocation } from 'react-router-dom';
import { DealRow } from '#web/entities/deal/dealRow.tsx';
import { useAwaiting, useOwnDeals, waitsByStatus } from '#web/entities/deal/deals.ts';
import { type DealKind, kinds, type Side, viewOf } from '#web/entities/deal/kinds.ts';
import { useOwnInbox } from '#web/entities/inbox/ownInbox.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';
import { keysWithoutMine, sortIntoTabs, type TabKey, tabKeys, tabLabels } from '../tabs.ts';
import { emptyTab } from './emptyTabs.tsx';

/**
 * Links to the client's two kinds of deals with the counts of waiting ones; the navigation has one
 * entry for both.
 */
const DealKinds = ({ current }: { readonly current: DealKind }) => {
  const inbox = useOwnInbox();
  const waiting = { offer: inbox?.offers ?? 0, entry: inbox?.entries ?? 0 };
  const tabs = (['offer', 'entry'] as const).map((key) => ({
    key,
    label: kinds[key].noun,
    ...(waiting[key] > 0 && { count: String(waiting[key]) }),
    to: kinds[key].list.client.to,
  }));
  return <LinkTabs label="オファーとエントリーの切り替え" tabs={tabs} current={current} />;
};

type Props = { readonly kind: DealKind; readonly side: Side };

/**
 * One side's deals in three tabs. The counts cover the loaded deals, with a plus if there are more.
 */
const DealTabs = ({ kind, side }: Props) => {
  const own = useOwnDeals(kind, side);
  // Waiting deals are a separate query, because the first page of the history may not contain them.
  const awaiting = useAwaiting(kind, side);
  const now = useNow();
  const { search } = useLocation();
  // Next to a deal the list keeps its tab.
  const kept = useWide() ? search : '';
  const keys = waitsByStatus(kind, side) || awaiting.rows.length > 0 ? tabKeys : keysWithoutMine;
  const current = useTab<TabKey>(keys);
  const sorted = sortIntoTabs(own.rows, (deal) => viewOf(kind, deal, side));
  const listOf = (key: TabKey) => (key === 'mine' ? awaiting : { ...own, rows: sorted[key] });
  const tabs = keys.map((key) => ({
    key,
    label: tabLabels[key],
    ...((key === 'mine' ? awaiting : own).query.data && { count: `${listOf(key).rows.length}${own.hasMore && key !== 'mine' ? '+' : ''}` }),
  }));
  const { title, text, action } = emptyTab(kind, side, current);
  return (
    <Stack>
      <LinkTabs label={`${kinds[kind].noun}の絞り込み`} tabs={tabs} current={current} />
      <Listed
        list={listOf(current)}
        none={
          <EmptyState title={title} action={action}>
            {text}
          </EmptyState>
        }
      >
        {(deals) => (
          <ul style={{ display: 'grid', gap: 12 }}>
            {deals.map((deal) => (
              <DealRow key={deal.id} kind={kind} deal={deal} side={side} now={now} search={kept} />
            ))}
          </ul>
        )}
      </Listed>
    </Stack>
  );
};

/** One side's deals of one kind; a client can switch to the other kind. */
export const DealList = ({ kind, side }: Props) => {
  if (side === 'talent') return <DealTabs kind={kind} side={side} />;
  return (
    <Stack>
      <DealKinds current={kind} />
      <DealTabs kind={kind} side={side} />
    </Stack>
  );
};
