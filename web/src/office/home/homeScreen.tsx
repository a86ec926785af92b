import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { duration } from '#domain/kernel/format/times.ts';
import type { DeskKind } from '#domain/office/desk/kinds.ts';
import { type WaitingList, type WaitingWork, waitingWork } from '#domain/office/desk/waitingLists.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { type Count, invalidateCounts } from '#web/shared/data/reads/readOnce.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { DealListName } from '../dealParts/dealsOf.ts';
import { reviewQueues } from '../dealParts/reviewQueues.ts';
import { useWaitingLists, waitingIn } from '../desk/waiting.ts';
import { shownCount } from '../list/texts.ts';
import { useBacklog } from '../operations/queries/status.ts';
import { useMayRead } from '../roles/roles.tsx';
import css from './homeScreen.module.css';

/** The age (ms) of an unprocessed event from which the office is warned. */
const LATE = 10 * MINUTE;

/** Warns on the home page about parked streams or a backlog; shows nothing otherwise. */
const Standstill = ({ stopped }: { readonly stopped: Count }) => {
  const { data } = useBacklog();
  const oldest = Math.min(...(data?.owed.oldest ?? []).map(({ since }) => since));
  const delay = data && data.now - oldest > LATE ? duration(data.now - oldest) : null;
  if (!stopped && delay === null) return null;
  return (
    <Notice tone="warning">
      {stopped ? `止まっている処理・送れなかったメールが${shownCount(stopped)}件あります。` : ''}
      {delay === null ? '' : `画面や集計への反映が遅れています（最も古いもの ${delay}前）。`}
      <Link to={href('officeOperations')}>システムの状態を見る</Link>
    </Notice>
  );
};

const DeskTable = lazyPart(async () => (await import('./components/deskTable.tsx')).DeskTable);
const MostUrgent = lazyPart(async () => (await import('./components/deskTable.tsx')).MostUrgent);

const CountersignsCard = lazy(() => import('../countersigns/countersignsCard.tsx'));

/** Requests for a second approval: those to confirm, and the member's own. */
const Countersigns = () => (
  <Suspense>
    <CountersignsCard />
  </Suspense>
);

type Tile = {
  readonly key: WaitingWork;
  readonly label: string;
  readonly to: string;
  readonly note: string;
  readonly oldest?: DeskKind;
  /** The list of the link, and the other lists of the work with their links. */
  readonly split?: { readonly first: WaitingList; readonly others: readonly (readonly [list: WaitingList, label: string, to: string])[] };
};

/** The lists of deals that wait. A deal may be in several, so they are counted one by one. */
const ofDeals = (kind: DealKind): Tile['split'] => {
  const tab = (name: DealListName) => `${reviewQueues[kind].listPath}?tab=${name}`;
  return {
    first: kind === 'offer' ? 'offers' : 'entries',
    others: [
      [`${kind}Changes`, '条件の変更', tab('changes')],
      [`${kind}Cancellations`, '取り消し', tab('cancellations')],
      [`${kind}Proxies`, '代理回答への異議', tab('proxies')],
    ],
  };
};

const tiles: readonly Tile[] = [
  {
    key: 'offers',
    label: '承認待ちのオファー',
    to: href('officeOffers'),
    note: 'キャストが承諾し、事務局の承認を待っています',
    oldest: 'offer',
    split: ofDeals('offer'),
  },
  {
    key: 'entries',
    label: '承認待ちのエントリー',
    to: href('officeEntries'),
    note: 'キャストから届き、事務局の承認を待っています',
    oldest: 'entry',
    split: ofDeals('entry'),
  },
  {
    key: 'clients',
    label: '認証待ちのクライアント',
    to: `${href('officeAccounts')}?kind=waiting`,
    note: '会社情報を登録し、認証を待っています',
  },
  {
    key: 'talents',
    label: '公開待ちのキャスト',
    to: `${href('officeTalents')}?shown=waiting`,
    note: 'プロフィールを登録し、公開を待っています',
  },
  {
    key: 'contacts',
    label: '回答待ちのお問い合わせ',
    to: href('officeContacts'),
    note: '会員や会員以外の方が、事務局の回答を待っています',
    oldest: 'contact',
  },
  {
    key: 'reports',
    label: '確認待ちの通報',
    to: href('officeReports'),
    note: '会員から届き、事務局の確認を待っています',
    oldest: 'report',
  },
  { key: 'bills', label: '未請求', to: href('officeBills'), note: '完了した取引のうち、請求を登録していないもの' },
];

/** For members without waiting work: administrators, and members without a role. */
const NoWork = () => {
  const mayRead = useMayRead();
  if (!mayRead('people'))
    return <EmptyState title="役割がまだありません">「管理者」の役割の方が役割を設定すると、仕事がここに表示されます。</EmptyState>;
  return (
    <EmptyState
      title="待っている仕事はありません"
      action={<LinkButton to={`${href('officeAccounts')}?kind=office`}>事務局の担当者を見る</LinkButton>}
    />
  );
};

type OtherProps = {
  readonly others: NonNullable<Tile['split']>['others'];
  readonly lists: Readonly<Record<WaitingList, Count>>;
};

/** Further lists of a kind of work in which something waits, with their counts. */
const OtherLists = ({ others, lists }: OtherProps) => {
  const waits = others.filter(([list]) => lists[list]);
  return waits.length === 0 ? null : (
    <p className={css.others}>
      {waits.map(([list, label, to]) => (
        <Link key={list} to={to}>
          {label} {shownCount(lists[list])}件
        </Link>
      ))}
    </p>
  );
};

/** The office's waiting work: counts with links to their lists. */
export default function HomeScreen() {
  const lists = useWaitingLists();
  const waiting = waitingIn(lists);
  const mayRead = useMayRead();
  const shown = tiles.filter(({ key }) => mayRead(waitingWork[key].part));
  if (shown.length === 0 && !mayRead('operations'))
    return (
      <Stack>
        <NoWork />
        <Countersigns />
      </Stack>
    );
  return (
    <Stack>
      <h2>今日の仕事</h2>
      {mayRead('operations') ? <Standstill stopped={waiting.stopped} /> : null}
      {Object.values(waiting).includes(null) ? <FailedState onRetry={invalidateCounts} /> : null}
      <ul className={css.tiles} aria-label="待っている仕事">
        {shown.map(({ key, label, to, note, oldest, split }) => {
          const count = split ? lists[split.first] : waiting[key];
          return (
            <li key={key}>
              <Link to={to}>{label}</Link>
              <span className={`${css.number} figures ${count ? '' : css.none}`}>
                {shownCount(count)}
                <small>件</small>
              </span>
              <p>{note}</p>
              {oldest && count ? <MostUrgent kind={oldest} /> : null}
              {split ? <OtherLists others={split.others} lists={lists} /> : null}
            </li>
          );
        })}
      </ul>
      {mayRead('deals') || mayRead('requests') ? <DeskTable /> : null}
      <Countersigns />
    </Stack>
  );
}
