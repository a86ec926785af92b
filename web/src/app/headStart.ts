import { matchPath } from 'react-router-dom';
import { openJobs } from '#web/features/job/selections.ts';
import { publishedCasts } from '#web/features/talent/selections.ts';
import { isLocal } from '#web/shared/data/environment.ts';
import { firestore } from '#web/shared/data/firestore.ts';
import { firestoreLite, readingFirst } from '#web/shared/data/firestoreLite.ts';
import { beginFirstPage } from '#web/shared/data/firstPage.ts';
import { wasSignedIn } from '#web/shared/data/lastSession.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import { currentSession, type Session, subscribeSession } from '#web/shared/data/session.ts';
import { guard } from './guard.ts';
import { preloadLayout } from './layouts/layout.tsx';
import type { RouteDefinition } from './routeDefinition.ts';
import { routes } from './routes.ts';
import { screenOf } from './shell/screens.ts';

type FirstSight = (order: string | null) => Selection;

/** An order that the list does not have counts as the usual one. */
const byOrder =
  <Order extends string>(selections: Readonly<Record<Order, Selection>>, usual: Order): FirstSight =>
  (order) =>
    order !== null && Object.hasOwn(selections, order) ? selections[order as Order] : selections[usual];
const jobsFirst = byOrder(openJobs, 'newest');
const castsFirst = byOrder(publishedCasts, 'recommended');

/** What pages begin with whose first sight is a list by pages; the rest is live. */
const firstSights: Readonly<Record<string, FirstSight>> = {
  talentHome: jobsFirst,
  talentJobs: jobsFirst,
  clientJobs: jobsFirst,
  clientHome: castsFirst,
  clientTalents: castsFirst,
  talentTalents: castsFirst,
};

const routeAt = (pathname: string) =>
  routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => matchPath(path, pathname)) ?? null;

/** The session, as soon as the stored sign-in is read. */
const knownSession = (): Promise<Exclude<Session, { kind: 'loading' }>> =>
  new Promise((resolve) => {
    const look = () => {
      const session = currentSession();
      if (session.kind === 'loading') return;
      leave();
      resolve(session);
    };
    const leave = subscribeSession(look);
    look();
  });

/** Reads a list's first page as soon as the visitor is known and may see it, while the page around it still loads. */
const readFirstSight = (route: RouteDefinition, sight: FirstSight): Promise<unknown> => {
  const { pathname, search } = location;
  return readingFirst(async () => {
    firestoreLite().catch(() => undefined);
    const session = await knownSession();
    const decision = guard(session, { route, pathname, search }, { maintenance: false, developer: isLocal });
    if (decision.kind === 'allow') await beginFirstPage(sight(new URLSearchParams(search).get('order')));
  });
};

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
  const sight = firstSights[route.name];
  Promise.all([preloadLayout(route), sight ? readFirstSight(route, sight) : firestore()]).catch(() => undefined);
};
