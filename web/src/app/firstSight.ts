import { openJobs } from '#web/features/job/selections.ts';
import { publishedCasts } from '#web/features/talent/selections.ts';
import { isLocal } from '#web/shared/data/environment.ts';
import type { DocumentData } from '#web/shared/data/firestore.ts';
import { firestoreLite, readingFirst } from '#web/shared/data/firestoreLite.ts';
import { beginFirstPage } from '#web/shared/data/firstPage.ts';
import { wasSignedIn } from '#web/shared/data/lastSession.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import { currentSession, type Session, subscribeSession } from '#web/shared/data/session.ts';
import { storageUrl } from '#web/shared/data/storageUrl.ts';
import { guard } from './guard.ts';
import { type AppRoute, type RouteName, routes } from './routes.ts';

// Runs before the app's own code and React are there: imports nothing of either.

type FirstSight = { readonly read: (order: string | null) => Selection; readonly pictureOf: (row: DocumentData) => unknown };

/** An order that the list does not have counts as the usual one. */
const byOrder =
  <Order extends string>(selections: Readonly<Record<Order, Selection>>, usual: Order): FirstSight['read'] =>
  (order) =>
    order !== null && Object.hasOwn(selections, order) ? selections[order as Order] : selections[usual];
const jobsFirst: FirstSight = { read: byOrder(openJobs, 'newest'), pictureOf: ({ pictures }) => pictures?.[0] };
const castsFirst: FirstSight = { read: byOrder(publishedCasts, 'recommended'), pictureOf: ({ thumbnail }) => thumbnail };

/** Pages that begin with a list by pages; what the others begin with is live. */
const firstSights: Partial<Record<RouteName, FirstSight>> = {
  talentHome: jobsFirst,
  talentJobs: jobsFirst,
  clientJobs: jobsFirst,
  clientHome: castsFirst,
  clientTalents: castsFirst,
  talentTalents: castsFirst,
};

export const hasFirstSight = ({ name }: AppRoute): boolean => name in firstSights;

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

const read = (route: AppRoute, sight: FirstSight): Promise<void> => {
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

/** Reads the first page of the list that this address shows, as soon as the visitor is known and may see it, while the app still loads. */
export const readFirstSight = (): void => {
  const route = routes.find(({ path }) => path === location.pathname);
  const sight = route && firstSights[route.name];
  // What fails is asked for again, and reported, where it is needed.
  if (sight && wasSignedIn()) read(route, sight).catch(() => undefined);
};
