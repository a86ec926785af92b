import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { type WaitingWork, waitingWork, waitingWorks } from '#domain/office/desk/waitingLists.ts';
import { href, type RouteParams } from '#web/routing/href.ts';
import type { OfficeRouteName } from '#web/routing/routes.ts';
import { useWaiting } from './desk/waiting.ts';
import { shownCount } from './list/shownCount.ts';
import css from './officeFrame.module.css';
import { useMayOpen, useMayRead } from './roles/roles.tsx';

/** The office's pages without path parameters. */
type Page = {
  [Name in OfficeRouteName]: RouteParams<Name> extends Record<string, never> ? Name : never;
}[OfficeRouteName];
type Entry = { readonly page: Page; readonly label: string; readonly waiting?: WaitingWork; readonly end?: true };

const groups: ReadonlyArray<{ readonly label: string | null; readonly entries: readonly Entry[] }> = [
  {
    label: null,
    entries: [{ page: 'office', label: 'ホーム', end: true }],
  },
  {
    label: '対応',
    entries: [
      { page: 'officeOffers', label: 'オファー', waiting: 'offers' },
      { page: 'officeEntries', label: 'エントリー', waiting: 'entries' },
      { page: 'officeContacts', label: 'お問い合わせ', waiting: 'contacts' },
      { page: 'officeReports', label: '通報', waiting: 'reports' },
    ],
  },
  {
    label: '会員・お仕事',
    entries: [
      { page: 'officeAccounts', label: 'アカウント', waiting: 'clients' },
      { page: 'officeTalents', label: 'キャスト', waiting: 'talents' },
      { page: 'officeJobs', label: 'お仕事' },
      { page: 'officeStudents', label: '受講生' },
    ],
  },
  {
    label: '運営',
    entries: [
      { page: 'officeNews', label: 'お知らせ' },
      { page: 'officeMasters', label: 'マスタ' },
      { page: 'officeSettings', label: 'ログインの設定' },
    ],
  },
  {
    label: '経理',
    entries: [{ page: 'officeBills', label: '請求', waiting: 'bills' }],
  },
  {
    label: '記録・システム',
    entries: [
      { page: 'officeAudit', label: '監査' },
      { page: 'officeFigures', label: '集計' },
      { page: 'officeOperations', label: 'システムの状態', waiting: 'stopped' },
    ],
  },
];

/**
 * The office's pages in groups, with counts of waiting work. A count describes its link and is not
 * part of its name.
 */
export const OfficeNavigation = () => {
  const waiting = useWaiting();
  const mayOpen = useMayOpen();
  const mayRead = useMayRead();
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const areCounted = waitingWorks.every((work) => waiting[work] !== undefined || !mayRead(waitingWork[work].part));
  // On narrow screens the menu is a strip. The current link scrolls into view, and again after the
  // first counts have made other links wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each address
  useEffect(() => {
    const [box, link] = [menu.current, menu.current?.querySelector('[aria-current]')].map((part) => part?.getBoundingClientRect());
    // Only the menu scrolls: `scrollIntoView` would also scroll the page.
    if (box && link)
      menu.current?.scrollBy(
        link.left - box.left - (box.width - link.width) / 2,
        Math.min(0, link.top - box.top) + Math.max(0, link.bottom - box.bottom),
      );
  }, [pathname, areCounted]);
  const shown = groups
    .map(({ label, entries }) => ({ label, entries: entries.filter(({ page }) => mayOpen(page)) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav ref={menu} aria-label="事務局メニュー" className={css.navigation}>
      {shown.map(({ label, entries }) => (
        <section key={label ?? 'home'} aria-label={label ?? undefined}>
          {label ? <h2>{label}</h2> : null}
          <ul>
            {entries.map(({ page, label: text, waiting: key, end = false }) => {
              const to = href(page);
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
