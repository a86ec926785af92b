import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { waitingWork, waitingWorks } from '#domain/office/desk/waitingLists.ts';
import { menuGroups, officePages } from '#web/routing/officePages.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { isAsked, useOpenDesks } from './desk/openDesks.ts';
import { useWaiting } from './desk/waiting.ts';
import { shownCount } from './list/texts.ts';
import css from './officeFrame.module.css';
import { useMayOpen, useMayRead } from './roles/roles.tsx';

const groups = menuGroups.map((label) => ({
  label,
  entries: officePages
    .flatMap(({ name, path, menu }) => (menu?.group === label ? [{ waiting: undefined, ...menu, page: name, to: path }] : []))
    .sort((a, b) => a.at - b.at),
}));

/** A count describes its link and is not part of its name. */
export const OfficeNavigation = () => {
  const waiting = useWaiting();
  const uid = useUid();
  // The home page lists the requests for approval, which nobody else answers.
  const asked = useOpenDesks('deals').desks.filter((desk) => desk.snoozedUntil === null && isAsked(desk, uid)).length;
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
            {entries.map(({ page, to, label: text, waiting: key }) => {
              const count = page === 'office' ? asked : key && waiting[key];
              return (
                <li key={to}>
                  <NavLink to={to} end={page === 'office'} aria-describedby={count ? `waiting-${page}` : undefined}>
                    {text}
                    {count ? (
                      <span id={`waiting-${page}`} className={`${css.count} figures`} aria-hidden="true">
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
