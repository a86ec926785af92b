import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { siteName } from '#domain/kernel/siteName.ts';
import { SiteFooter } from '#web/entities/legal/siteFooter.tsx';
import { href } from '#web/routing/href.ts';
import type { RouteDefinition } from '#web/routing/routeDefinition.ts';
import { opensTo } from '#web/shared/data/auth/openPages.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { useGivenTitle } from '#web/shared/ui/documentHead.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { OfflineBar } from '#web/shared/ui/offlineBar.tsx';
import { LazyArrivals, LazyBadge } from '../shell/lazyBadge.tsx';
import { currentEntry, navigationOf, parentOf } from '../shell/navigation.ts';
import { Navigation } from '../shell/navigation.tsx';
import css from './frameLayout.module.css';

const ownPages: readonly string[] = [href('clientMypage'), href('talentMypage')];

/** The page's title, a back link below lists, help, and the bell of signed-in users. */
export const TopBar = ({ route }: { readonly route: RouteDefinition }) => {
  const session = useSession();
  const given = useGivenTitle();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const visitor = session.kind === 'user' ? session : ({ kind: 'guest' } as const);
  const entry = currentEntry(navigationOf(visitor), pathname);
  const notices = href(visitor.kind === 'user' && visitor.claims.role === 'talent' ? 'talentNotifications' : 'clientNotifications');
  const isTold = visitor.kind === 'user' && opensTo(visitor, notices);
  // The lists below the own page are no entries of the navigation.
  const isBelowOwn = entry !== undefined && ownPages.includes(entry.to) && pathname !== entry.to;
  const hasBack = isBelowOwn || ['detail', 'edit', 'message', 'news'].includes(route.layout);
  // The first page of a visit has no page of ours before it, so go to its list.
  const back = () => (key === 'default' ? navigate(parentOf(visitor, route, entry)) : navigate(-1));
  return (
    <header className={css.bar}>
      {hasBack ? (
        <button type="button" onClick={back} aria-label="前の画面へ戻る">
          <Icon name="back" />
        </button>
      ) : null}
      <h1>{given ?? route.title}</h1>
      {visitor.kind === 'guest' ? (
        <Link to="/" className="brand">
          {siteName}
        </Link>
      ) : null}
      {route.name === 'help' ? null : (
        <Link to={href('help')} aria-label="ヘルプ">
          <Icon name="help" />
        </Link>
      )}
      {isTold ? (
        <Link to={notices}>
          <Icon name="bell" />
          <span className="visually-hidden">お知らせ</span>
          <LazyBadge name="notices" className={css.badge ?? ''} />
        </Link>
      ) : null}
    </header>
  );
};

/** On phones, pages with an action bar at the bottom have no bottom navigation and no footer. */
export default function FrameLayout({ route, children }: { readonly route: RouteDefinition; readonly children: ReactNode }) {
  const session = useSession();
  const hasNavigation = session.kind === 'user' && navigationOf(session).length > 0;
  const hasBottomBar = !['detail', 'edit', 'message'].includes(route.layout);
  return (
    <div className={hasNavigation ? `${css.frame} ${css.withSide}` : css.frame}>
      <a href="#main" className="skip">
        本文へ移動
      </a>
      <Navigation place="side" />
      <div className={css.column}>
        <TopBar route={route} />
        <OfflineBar />
        {hasNavigation ? <LazyArrivals /> : null}
        <main
          id="main"
          tabIndex={-1}
          data-layout={route.layout}
          className={['edit', 'news'].includes(route.layout) ? `${css.main} ${css.narrow}` : css.main}
        >
          {children}
        </main>
        {hasBottomBar ? <SiteFooter /> : null}
        {hasBottomBar ? <Navigation place="bottom" /> : null}
      </div>
    </div>
  );
}
