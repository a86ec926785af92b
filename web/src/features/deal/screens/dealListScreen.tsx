import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DealRow } from '#web/entities/deal/dealRow.tsx';
import { useAwaiting, useOwnDeals, waitsByStatus } from '#web/entities/deal/deals.ts';
import { type DealKind, kinds, type Side, viewOf } from '#web/entities/deal/kinds.ts';
import { useOwnInbox } from '#web/entities/inbox/ownInbox.ts';
import { JobsLink } from '#web/entities/job/jobsLink.tsx';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Panes } from '#web/shared/ui/panes.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';
import { keysWithoutMine, panes, type TabKey, tabKeys, tabLabels, tabOf } from '../tabs.ts';

type Words = {
  /** Missing if nothing ever waits for this side: after entering, the others act. */
  readonly mine?: { readonly title: string; readonly text: string };
  readonly running: string;
  readonly action: ReactNode;
};

const words: Readonly<Record<DealKind, Readonly<Record<Side, Words>>>> = {
  offer: {
    client: {
      mine: { title: 'いまやることはありません', text: 'キャストが承諾し、事務局の確認が済むと、ここに表示されます。' },
      running: '気になるキャストに、問い合わせやオファーを送ってみましょう。',
      action: <LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>,
    },
    talent: {
      mine: { title: 'いまやることはありません', text: '新しい問い合わせやオファーが届くと、ここに表示されます。' },
      running: '承諾したオファーは、完了までここに表示されます。',
      action: <LinkButton to={href('talentProfileBasic')}>プロフィールを充実させる</LinkButton>,
    },
  },
  entry: {
    client: {
      mine: { title: 'いまやることはありません', text: '事務局の確認が済んだエントリーが、ここに表示されます。' },
      running: '届いたエントリーは、完了までここに表示されます。',
      action: <LinkButton to={href('clientOwnJobs')}>掲載したお仕事を見る</LinkButton>,
    },
    talent: { running: '気になるお仕事に、エントリーしてみましょう。', action: <JobsLink /> },
  },
};

const emptyTab = (kind: DealKind, side: Side, tab: TabKey): { title: string; text: string; action?: ReactNode } => {
  const { mine, running, action } = words[kind][side];
  const { noun } = kinds[kind];
  if (tab === 'mine' && mine) return { ...mine, action };
  if (tab !== 'ended') return { title: `進行中の${noun}はありません`, text: running, action };
  const ended = { title: `終了した${noun}はありません`, text: '完了や不成立になったものが、ここに残ります。' };
  return mine ? ended : { ...ended, action };
};

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
  const sorted = Object.groupBy(own.rows, (deal) => tabOf(viewOf(kind, deal, side)));
  const listOf = (key: TabKey) => (key === 'mine' ? awaiting : { ...own, rows: sorted[key] ?? [] });
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

export const DealList = ({ kind, side }: Props) => {
  if (side === 'talent') return <DealTabs kind={kind} side={side} />;
  return (
    <Stack>
      <DealKinds current={kind} />
      <DealTabs kind={kind} side={side} />
    </Stack>
  );
};

export default function DealListScreen({ kind, side }: Props) {
  return <Panes {...panes(kind)} list={<DealList kind={kind} side={side} />} detail={null} />;
}
