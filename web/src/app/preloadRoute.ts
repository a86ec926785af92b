import { routeAt } from '#web/routing/routeAt.ts';
import type { AppRoute } from '#web/routing/routes.ts';
import { wasSignedIn } from '#web/shared/data/auth/lastSession.ts';
import { valueStore } from '#web/shared/data/platform/valueStore.ts';
import { firestore } from '#web/shared/data/reads/firestore.ts';
import { preloadLayout } from './layouts/layout.tsx';
import { hasFirstList } from './prefetchFirstList.ts';
import { preloadScreen } from './shell/screens.ts';

/** The chunks and data of the page that the visitor will probably see. */
const partsFor = (route: AppRoute): Promise<unknown>[] => {
  if (!wasSignedIn()) {
    const open = route.group === 'public' || route.group === 'guest' ? route : routeAt('/login');
    return open ? [preloadScreen(open)] : [];
  }
  // A failed load is repeated and reported when it is needed.
  if (!hasFirstList(route)) firestore().catch(() => undefined);
  return [preloadScreen(route), preloadLayout(route)];
};

const over = valueStore(false);

/**
 * Reading the stored sign-in takes time, up to a round trip. Meanwhile this loads the page that the
 * visitor will probably see: the requested one, or the sign-in page. A wrong guess costs a few
 * kilobytes; the guard decides what is shown.
 */
export const preloadRoute = async (): Promise<void> => {
  const route = routeAt(location.pathname);
  await Promise.allSettled(route ? partsFor(route) : []);
  over.set(true);
};

/** A page that is shown before would start with a placeholder, which React keeps for 300 ms. */
export const useIsRoutePreloaded = over.use;
