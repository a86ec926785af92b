import type { ReactNode } from 'react';
import { type DealKind, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { JobsLink } from '#web/entities/job/jobsLink.tsx';
import { href } from '#web/routing/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import type { TabKey } from '../tabs.ts';

type Words = {
  /** Missing if nothing ever waits for this side: after entering, the others act. */
  readonly mine?: { readonly title: string; readonly text: string };
  readonly running: string;
  /** A link to get new deals, or to use the waiting time. */
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

/** The text of an empty tab in one side's list. */
export const emptyTab = (kind: DealKind, side: Side, tab: TabKey): { title: string; text: string; action?: ReactNode } => {
  const { mine, running, action } = words[kind][side];
  const { noun } = kinds[kind];
  if (tab === 'mine' && mine) return { ...mine, action };
  if (tab !== 'ended') return { title: `進行中の${noun}はありません`, text: running, action };
  const ended = { title: `終了した${noun}はありません`, text: '完了や不成立になったものが、ここに残ります。' };
  return mine ? ended : { ...ended, action };
};
