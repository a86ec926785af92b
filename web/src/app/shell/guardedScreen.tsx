import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { siteName } from '#domain/kernel/siteName.ts';
import { guard } from '#web/routing/guard.ts';
import { continuePathOf, homeOf } from '#web/routing/redirects.ts';
import type { RouteDefinition } from '#web/routing/routeDefinition.ts';
import type { AppRoute } from '#web/routing/routes.ts';
import { wasSignedIn } from '#web/shared/data/auth/lastSession.ts';
import { type Session, useSession } from '#web/shared/data/auth/session.ts';
import { signOut } from '#web/shared/data/auth/signIn.ts';
import { track } from '#web/shared/data/platform/analytics.ts';
import { isLocal } from '#web/shared/data/platform/environment.ts';
import { useFlags } from '#web/shared/data/platform/flags.ts';
import { ErrorScreen } from '../errors/errorScreen.tsx';
import { useFault } from '../errors/fault.ts';
import { Layout, LoadingScreen } from '../layouts/layout.tsx';
import { useIsRoutePreloaded } from '../preloadRoute.ts';
import { screenOf } from './screens.ts';
import { keepSignOutReason } from './signOutReason.ts';

/**
 * The query for the guard. A guest who signs in on a page for guests without a requested page goes
 * home: step 6 would lead to the index, and from there an uncertified client to a refusal.
 */
export const useSignInQuery = (session: Session, route: RouteDefinition | null, pathname: string, search: string): string => {
  const [guestAt, setGuestAt] = useState<string | null>(null);
  const here = session.kind === 'guest' || guestAt === pathname ? pathname : null;
  if (here !== guestAt) setGuestAt(here);
  if (session.kind !== 'user' || here === null || route?.group !== 'guest' || continuePathOf(search)) return search;
  return `?continuePath=${encodeURIComponent(homeOf(session))}`;
};

/**
 * Sets the tab's title and the document's layout (`data-layout`), and after navigation focuses the
 * content, so that screen readers start there.
 */
const usePageTitle = (route: RouteDefinition | null, pathname: string): void => {
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = route && route.name !== 'index' ? `${route.title}｜${siteName}` : siteName;
    if (route) document.documentElement.dataset.layout = route.layout;
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [route, pathname]);
};

export const GuardedScreen = ({ route }: { readonly route: AppRoute | null }) => {
  useFault();
  const known = useSession();
  // If nobody was signed in before, a page for guests does not wait for the stored sign-in.
  const isGuess = known.kind === 'loading' && !wasSignedIn();
  const session = isGuess ? ({ kind: 'guest' } as const) : known;
  const flags = useFlags();
  const isReady = useIsRoutePreloaded();
  const { pathname, search: typed } = useLocation();
  const search = useSignInQuery(session, route, pathname, typed);
  const sure = session.kind === 'loading' ? null : guard(session, { route, pathname, search }, { ...flags, developer: isLocal });
  const decision = isGuess && sure?.kind !== 'allow' ? null : sure;
  const leaving = decision?.kind === 'redirect' && decision.signOut ? decision : null;
  const reason = leaving?.message ?? null;
  const hasLeft = leaving?.to === pathname;

  useEffect(() => {
    if (reason !== null) keepSignOutReason(reason);
  }, [reason]);
  // A guest who is still on the page would be led to the sign-in and back to the page.
  useEffect(() => {
    if (hasLeft) signOut();
  }, [hasLeft]);
  const welcome = !leaving && session.kind === 'user';
  useEffect(() => {
    if (welcome) keepSignOutReason(null);
  }, [welcome]);
  usePageTitle(route, pathname);
  const shown = decision?.kind === 'allow' ? route?.name : undefined;
  useEffect(() => {
    if (shown) track({ name: 'screen_view', params: { firebase_screen: shown } });
  }, [shown]);

  if (!decision) return <LoadingScreen />;
  if (decision.kind === 'redirect') return decision.to === pathname ? <LoadingScreen /> : <Navigate to={decision.to} replace />;
  if (decision.kind === 'error' || !route) {
    const { status, message } = decision.kind === 'error' ? decision : { status: 404, message: '' };
    return <ErrorScreen status={status} message={message} />;
  }
  if (!isReady) return <LoadingScreen />;
  const Screen = screenOf(route);
  return (
    <Layout route={route}>
      <Suspense fallback={<LoadingScreen layout={route.layout} />} key={pathname}>
        <Screen />
      </Suspense>
    </Layout>
  );
};
