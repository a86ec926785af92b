import { href } from '#web/app/href.ts';
import { JobsLink } from '#web/features/job/public.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { DealKinds } from '../components/dealKinds.tsx';
import { DealTabs, type EmptyTabs } from '../components/dealTabs.tsx';
import { type DealKind, kinds, type Side } from '../kinds.ts';

const casts = <LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>;
const ownJobs = <LinkButton to={href('clientOwnJobs')}>掲載したお仕事を見る</LinkButton>;
const profile = <LinkButton to={href('talentProfileBasic')}>プロフィールを充実させる</LinkButton>;
const search = <JobsLink />;
const keptHere = '完了や不成立になったものが、ここに残ります。';

const empty: Readonly<Record<DealKind, Readonly<Record<Side, EmptyTabs>>>> = {
  offer: {
    client: {
      mine: {
        title: '対応が必要なものはありません',
        text: 'キャストが承諾し、事務局の確認が済むと、ここに表示されます。',
        action: casts,
      },
      running: {
        title: '進行中のオファーはありません',
        text: '気になるキャストに、問い合わせやオファーを送ってみましょう。',
        action: casts,
      },
      ended: { title: '終了したオファーはありません', text: keptHere },
    },
    talent: {
      mine: { title: '回答が必要なものはありません', text: '新しい問い合わせやオファーが届くと、ここに表示されます。', action: profile },
      running: { title: '進行中のオファーはありません', text: '承諾したオファーは、完了までここに表示されます。', action: profile },
      ended: { title: '終了したオファーはありません', text: keptHere },
    },
  },
  entry: {
    client: {
      mine: { title: '対応が必要なものはありません', text: '事務局の確認が済んだエントリーが、ここに表示されます。', action: ownJobs },
      running: { title: '進行中のエントリーはありません', text: '届いたエントリーは、完了までここに表示されます。', action: ownJobs },
      ended: { title: '終了したエントリーはありません', text: keptHere },
    },
    // After entering, the others act.
    talent: {
      running: { title: '進行中のエントリーはありません', text: '気になるお仕事に、エントリーしてみましょう。', action: search },
      ended: { title: '終了したエントリーはありません', text: keptHere, action: search },
    },
  },
};

/** One side's deals of one kind; a client goes from here to the other kind. */
export default function DealListScreen({ kind, side }: { readonly kind: DealKind; readonly side: Side }) {
  const tabs = <DealTabs label={`${kinds[kind].noun}の絞り込み`} kind={kind} side={side} empty={empty[kind][side]} />;
  if (side === 'talent') return tabs;
  return (
    <Stack>
      <DealKinds current={kind} />
      {tabs}
    </Stack>
  );
}
