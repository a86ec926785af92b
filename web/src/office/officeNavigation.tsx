import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { useWaiting, type Waiting } from './home/queries/waiting.ts';
import css from './officeFrame.module.css';
import { shownCount } from './shownCount.ts';

type Entry = { readonly to: string; readonly label: string; readonly waiting?: keyof Waiting; readonly end?: true };

const groups: ReadonlyArray<{ readonly label: string | null; readonly entries: readonly Entry[] }> = [
  {
    label: null,
    entries: [{ to: href('office'), label: 'ホーム', end: true }],
  },
  {
    label: '対応',
    entries: [
      { to: href('officeOffers'), label: 'オファー', waiting: 'offers' },
      { to: href('officeEntries'), label: 'エントリー', waiting: 'entries' },
      { to: href('officeContacts'), label: 'お問い合わせ', waiting: 'contacts' },
      { to: href('officeReports'), label: '通報', waiting: 'reports' },
    ],
  },
  {
    label: '会員・お仕事',
    entries: [
      { to: href('officeAccounts'), label: 'アカウント', waiting: 'clients' },
      { to: href('officeTalents'), label: 'キャスト', waiting: 'talents' },
      { to: href('officeJobs'), label: 'お仕事' },
      { to: href('officeStudents'), label: '受講生' },
    ],
  },
  {
    label: '運営',
    entries: [
      { to: href('officeNews'), label: 'お知らせ' },
      { to: href('officeMasters'), label: 'マスタ' },
      { to: href('officeSettings'), label: 'ログインの設定' },
    ],
  },
  {
    label: '経理',
    entries: [{ to: href('officeBills'), label: '請求', waiting: 'bills' }],
  },
  {
    label: '記録・システム',
    entries: [
      { to: href('officeAudit'), label: '監査' },
      { to: href('officeFigures'), label: '集計' },
      { to: href('officeOperations'), label: 'システムの状態', waiting: 'stopped' },
    ],
  },
];

/** Where the office works, in groups, with how much waits at each place. The count describes a link and is no part of its name. */
export const OfficeNavigation = () => {
  const waiting = useWaiting();
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const areCounted = Object.values(waiting).every((count) => count !== undefined);
  // On narrow screens the menu is a strip: the current page's link comes into sight, once more when the first counts have made the others wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says which link is current, the counts where it is
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, areCounted]);
  return (
    <nav ref={menu} aria-label="事務局メニュー" className={css.navigation}>
      {groups.map(({ label, entries }) => (
        <section key={label ?? 'home'} aria-label={label ?? undefined}>
          {label ? <h2>{label}</h2> : null}
          <ul>
            {entries.map(({ to, label: text, waiting: key, end = false }) => {
              const count = key ? waiting[key] : undefined;
              return (
                <li key={to}>
                  <NavLink to={to} end={end} aria-describedby={count ? `waiting-${key}` : undefined}>
                    {text}
                    {count ? (
                      <span id={`waiting-${key}`} className={`${css.count} figures`} aria-hidden="true">
                        {shownCount(count)}
                        <span className="visually-hidden">件が待っています</span>
                      </span>
                    ) : null}
                  </NavLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
};
