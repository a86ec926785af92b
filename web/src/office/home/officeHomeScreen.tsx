import { Link } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { countAgain } from '#web/shared/data/readOnce.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { shownCount } from '../shownCount.ts';
import { Standstill } from './components/standstill.tsx';
import css from './officeHomeScreen.module.css';
import { useWaiting, type Waiting } from './queries/waiting.ts';

const tiles: ReadonlyArray<{ key: keyof Waiting; label: string; to: string; note: string }> = [
  { key: 'offers', label: '承認待ちのオファー', to: href('officeOffers'), note: 'キャストが承諾し、事務局の承認を待っています' },
  { key: 'entries', label: '承認待ちのエントリー', to: href('officeEntries'), note: 'キャストから届き、事務局の承認を待っています' },
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
  },
  { key: 'reports', label: '確認待ちの通報', to: href('officeReports'), note: '会員から届き、事務局の確認を待っています' },
  { key: 'bills', label: '未請求', to: href('officeBills'), note: '完了した取引のうち、請求を登録していないもの' },
];

/** What waits for the office today: numbers that lead to the lists behind them. */
export default function OfficeHomeScreen() {
  const waiting = useWaiting();
  return (
    <Stack>
      <h2>今日の仕事</h2>
      <Standstill stopped={waiting.stopped} />
      {Object.values(waiting).includes(null) ? <FailedState onRetry={countAgain} /> : null}
      <ul className={css.tiles} aria-label="待っている仕事">
        {tiles.map(({ key, label, to, note }) => (
          <li key={key}>
            <Link to={to}>{label}</Link>
            <span className={`${css.number} figures ${waiting[key] ? '' : css.none}`}>
              {shownCount(waiting[key])}
              <small>件</small>
            </span>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
