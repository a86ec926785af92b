import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { DeskKind } from '#domain/desk/kinds.ts';
import { type WaitingWork, waitingWork } from '#domain/desk/waitingLists.ts';
import { href } from '#web/app/href.ts';
import { countAgain } from '#web/shared/data/readOnce.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { later } from '#web/shared/ui/later.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useMayRead } from '../roles/roles.tsx';
import { shownCount } from '../shownCount.ts';
import { Standstill } from './components/standstill.tsx';
import css from './officeHomeScreen.module.css';
import { useWaiting } from './queries/waiting.ts';

const DeskTable = later(async () => (await import('./components/deskTable.tsx')).DeskTable);
const MostUrgent = later(async () => (await import('./components/deskTable.tsx')).MostUrgent);

const CountersignsCard = lazy(() => import('../countersigns/countersignsCard.tsx'));

/** Requests for a second approval: those to confirm, and the member's own. */
const Countersigns = () => (
  <Suspense>
    <CountersignsCard />
  </Suspense>
);

const tiles: ReadonlyArray<{ key: WaitingWork; label: string; to: string; note: string; oldest?: DeskKind }> = [
  {
    key: 'offers',
    label: '承認待ちのオファー',
    to: href('officeOffers'),
    note: 'キャストが承諾し、事務局の承認を待っています',
    oldest: 'offer',
  },
  {
    key: 'entries',
    label: '承認待ちのエントリー',
    to: href('officeEntries'),
    note: 'キャストから届き、事務局の承認を待っています',
    oldest: 'entry',
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
    note: 'プロフィールがまだ公開されていません',
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

/** The office's waiting work: counts with links to their lists. */
export default function OfficeHomeScreen() {
  const waiting = useWaiting();
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
      {Object.values(waiting).includes(null) ? <FailedState onRetry={countAgain} /> : null}
      <ul className={css.tiles} aria-label="待っている仕事">
        {shown.map(({ key, label, to, note, oldest }) => (
          <li key={key}>
            <Link to={to}>{label}</Link>
            <span className={`${css.number} figures ${waiting[key] ? '' : css.none}`}>
              {shownCount(waiting[key])}
              <small>件</small>
            </span>
            <p>{note}</p>
            {oldest && waiting[key] ? <MostUrgent kind={oldest} /> : null}
          </li>
        ))}
      </ul>
      {mayRead('deals') || mayRead('requests') ? <DeskTable /> : null}
      <Countersigns />
    </Stack>
  );
}
