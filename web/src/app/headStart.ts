import { useSyncExternalStore } from 'react';
import { openJobs } from '#web/features/job/selections.ts';
import { publishedCasts } from '#web/features/talent/selections.ts';
import { isLocal } from '#web/shared/data/environment.ts';
import { type DocumentData, firestore } from '#web/shared/data/firestore.ts';
import { firestoreLite, readingFirst } from '#web/shared/data/firestoreLite.ts';
import { beginFirstPage } from '#web/shared/data/firstPage.ts';
import { wasSignedIn } from '#web/shared/data/lastSession.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import { currentSession, type Session, subscribeSession } from '#web/shared/data/session.ts';
import { storageUrl } from '#web/shared/data/storageUrl.ts';
import { guard } from './guard.ts';
import { preloadLayout } from './layouts/layout.tsx';
import { routeAt } from './routeAt.ts';
import type { AppRoute } from './routes.ts';
import { preloadScreen } from './shell/screens.ts';

type FirstSight = { readonly read: (order: string | null) => Selection; readonly pictureOf: (row: DocumentData) => unknown };

/** An order that the list does not have counts as the usual one. */
const byOrder =
  <Order extends string>(selections: Readonly<Record<Order, Selection>>, usual: Order): FirstSight['read'] =>
  (order) =>
    order !== null && Object.hasOwn(selections, order) ? selections[order as Order] : selections[usual];
const jobsFirst: FirstSight = { read: byOrder(openJobs, 'newest'), pictureOf: ({ pictures }) => pictures?.[0] };
const castsFirst: FirstSight = { read: byOrder(publishedCasts, 'recommended'), pictureOf: ({ thumbnail }) => thumbnail };

/** What pages begin with whose first sight is a list by pages; the rest is live. */
const firstSights: Readonly<Record<string, FirstSight>> = {
  talentHome: jobsFirst,
  talentJobs: jobsFirst,
  clientJobs: jobsFirst,
  clientHome: castsFirst,
  clientTalents: castsFirst,
  talentTalents: castsFirst,
};

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

/** How many pictures are in sight at first, at the most. */
const IN_SIGHT = 6;

/** Has pictures on their way before what shows them is rendered. */
const fetchPictures = (paths: readonly unknown[]): void => {
  for (const path of paths) {
    const url = typeof path === 'string' ? storageUrl(path) : null;
    if (url) Object.assign(new Image(), { fetchPriority: 'high', src: url });
  }
};

/** Reads a list's first page as soon as the visitor is known and may see it, while the page around it still loads. */
const readFirstSight = (route: AppRoute, sight: FirstSight): Promise<unknown> => {
  const { pathname, search } = location;
  return readingFirst(async () => {
    firestoreLite().catch(() => undefined);
    const session = await knownSession();
    const decision = guard(session, { route, pathname, search }, { maintenance: false, developer: isLocal });
    if (decision.kind !== 'allow') return;
    const params = new URLSearchParams(search);
    const rows = await beginFirstPage(sight.read(params.get('order')));
    // With a filter others may be in sight.
    if ([...params.keys()].every((name) => name === 'order'))
      fetchPictures(rows.slice(0, IN_SIGHT).map((row) => sight.pictureOf(row.data())));
  });
};

/** What the page that the visitor will most likely see is made of, on its way. */
const partsFor = (route: AppRoute): Promise<unknown>[] => {
  if (!wasSignedIn()) {
    const open = route.group === 'public' || route.group === 'guest' ? route : routeAt('/login');
    return open ? [preloadScreen(open)] : [];
  }
  const sight = firstSights[route.name];
  // What fails is asked for again, and reported, where it is needed.
  (sight ? readFirstSight(route, sight) : firestore()).catch(() => undefined);
  return [preloadScreen(route), preloadLayout(route)];
};

let over = false;
const listeners = new Set<() => void>();

/**
 * Reading the stored sign-in takes a while, and with one a round trip. Meanwhile loads what the visitor will most likely see: the page asked
 * for, or the sign-in page before it. A wrong guess costs a few kilobytes; what is shown, the guard decides.
 */
export const headStart = async (): Promise<void> => {
  const route = routeAt(location.pathname);
  await Promise.allSettled(route ? partsFor(route) : []);
  over = true;
  for (const listener of listeners) listener();
};

/** Whether the head start is over. A page that is shown before would begin with a placeholder for what it lacks, which React keeps for 300 ms. */
export const useHeadStart = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => over,
  );
