import { useSyncExternalStore } from 'react';
import { firestore } from '#web/shared/data/firestore.ts';
import { wasSignedIn } from '#web/shared/data/lastSession.ts';
import { hasFirstSight } from './firstSight.ts';
import { preloadLayout } from './layouts/layout.tsx';
import { routeAt } from './routeAt.ts';
import type { AppRoute } from './routes.ts';
import { preloadScreen } from './shell/screens.ts';

/** What the page that the visitor will most likely see is made of, on its way. */
const partsFor = (route: AppRoute): Promise<unknown>[] => {
  if (!wasSignedIn()) {
    const open = route.group === 'public' || route.group === 'guest' ? route : routeAt('/login');
    return open ? [preloadScreen(open)] : [];
  }
  // What fails is asked for again, and reported, where it is needed.
  if (!hasFirstSight(route)) firestore().catch(() => undefined);
  return [preloadScreen(route), preloadLayout(route)];
};

let over = false;
const listeners = new Set<() => void>();

/**
 * Reading the stored sign-in takes a while, and with one a round trip. Meanwhile loads what the
 * visitor will most likely see: the page asked for, or the sign-in page before it. A wrong guess
 * costs a few kilobytes; what is shown, the guard decides.
 */
export const headStart = async (): Promise<void> => {
  const route = routeAt(location.pathname);
  await Promise.allSettled(route ? partsFor(route) : []);
  over = true;
  for (const listener of listeners) listener();
};

/**
 * Whether the head start is over. A page that is shown before would begin with a placeholder for
 * what it lacks, which React keeps for 300 ms.
 */
export const useHeadStart = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => over,
  );
