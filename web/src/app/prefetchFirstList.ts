import type { SearchKind } from '#domain/work/search/wanted.ts';
import { guard } from '#web/routing/guard.ts';
import { type AppRoute, type RouteName, routes } from '#web/routing/routes.ts';
import { wasSignedIn } from '#web/shared/data/auth/lastSession.ts';
import { currentSession, type Session, subscribeSession } from '#web/shared/data/auth/session.ts';
import { functionsClient } from '#web/shared/data/commands/functions.ts';
import { isLocal } from '#web/shared/data/platform/environment.ts';
import { isKnownMaintenance } from '#web/shared/data/platform/keptFlags.ts';
import { storageUrl } from '#web/shared/data/platform/storageUrl.ts';
import { readingFirst } from '#web/shared/data/reads/firestoreLite.ts';
import { beginSearch, type SearchAnswer } from '#web/shared/data/reads/firstSearch.ts';

// Runs before the app's code and React are loaded, so it imports neither.

type FirstList = {
  readonly type: SearchKind;
  /** The default order of the list. */
  readonly usual: string;
  readonly pictureOf: (row: SearchAnswer['rows'][number]) => unknown;
};

const jobsFirst = (usual: 'newest' | 'suited'): FirstList => ({
  type: 'jobs',
  usual,
  pictureOf: ({ pictures }) => (pictures as string[] | undefined)?.[0],
});
const castsFirst: FirstList = { type: 'casts', usual: 'recommended', pictureOf: ({ thumbnail }) => thumbnail };

/** Pages that start with a list by pages; other pages start with live reads. */
const firstLists: Partial<Record<RouteName, FirstList>> = {
  talentHome: jobsFirst('suited'),
  talentJobs: jobsFirst('suited'),
  clientJobs: jobsFirst('newest'),
  clientHome: castsFirst,
  clientTalents: castsFirst,
  talentTalents: castsFirst,
};

/** Whether a page starts with a paged list, whose first read can start before its code loads. */
export const hasFirstList = ({ name }: AppRoute): boolean => name in firstLists;

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

/** The most pictures that are visible at first. */
const IN_SIGHT = 6;

const fetchPictures = (paths: readonly unknown[]): void => {
  for (const path of paths) {
    const url = typeof path === 'string' ? storageUrl(path) : null;
    if (url) Object.assign(new Image(), { fetchPriority: 'high', src: url });
  }
};

const read = (route: AppRoute, { type, usual, pictureOf }: FirstList): Promise<void> => {
  const { pathname, search } = location;
  return readingFirst(async () => {
    functionsClient().catch(() => undefined);
    const session = await knownSession();
    const decision = guard(session, { route, pathname, search }, { maintenance: isKnownMaintenance(), developer: isLocal });
    if (decision.kind !== 'allow') return;
    const { rows } = await beginSearch(type, { order: usual, ...Object.fromEntries(new URLSearchParams(search)) });
    fetchPictures(rows.slice(0, IN_SIGHT).map(pictureOf));
  });
};

/** Reads the first page of this address's list while the app loads, if the visitor may see it. */
export const prefetchFirstList = (): void => {
  const route = routes.find(({ path }) => path === location.pathname);
  const sight = route && firstLists[route.name];
  // A failed read is repeated and reported when it is needed.
  if (sight && wasSignedIn()) read(route, sight).catch(() => undefined);
};
