import type { ReactNode } from 'react';
import { SiteFooter } from '#web/entities/legal/siteFooter.tsx';
import type { RouteDefinition } from '#web/routing/routeDefinition.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { OfflineBar } from '#web/shared/ui/offlineBar.tsx';
import { navigationOf } from '../shell/navigation.ts';
import { Navigation } from '../shell/navigation.tsx';
import { TopBar } from '../shell/topBar.tsx';
import css from './frameLayout.module.css';

/**
 * The bars around a page. On phones pages with an action bar at the bottom have no bottom
 * navigation and no footer.
 */
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
