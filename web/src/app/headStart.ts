import { matchPath } from 'react-router-dom';
import { firestore } from '#web/shared/data/firestore.ts';
import { firestoreLite } from '#web/shared/data/firestoreLite.ts';
import { wasSignedIn } from '#web/shared/data/lastSession.ts';
import { preloadLayout } from './layouts/layout.tsx';
import { routes } from './routes.ts';
import { screenOf } from './shell/screens.ts';

/** Pages whose first sight is a list by pages; the rest is live. */
const pagedLists: ReadonlySet<string> = new Set(['talentHome', 'talentJobs', 'talentTalents', 'clientHome', 'clientTalents', 'clientJobs']);

const routeAt = (pathname: string) =>
  routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => matchPath(path, pathname)) ?? null;

/**
 * Reading the stored sign-in takes a while, and with one a round trip. Meanwhile loads what the visitor will most likely see: the page asked
 * for, or the sign-in page before it. A wrong guess costs a few kilobytes; what is shown, the guard decides.
 */
export const headStart = (): void => {
  const route = routeAt(location.pathname);
  if (!route) return;
  if (!wasSignedIn()) {
    const open = route.group === 'public' || route.group === 'guest' ? route : routeAt('/login');
    if (open) screenOf(open);
    return;
  }
  screenOf(route);
  // What fails to load is asked for again, and reported, where it is needed.
  Promise.all([preloadLayout(route), pagedLists.has(route.name) ? firestoreLite() : firestore()]).catch(() => undefined);
};
