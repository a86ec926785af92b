import type { SearchKind } from '#domain/search/wanted.ts';
import { isLocal } from '#web/shared/data/environment.ts';
import { readingFirst } from '#web/shared/data/firestoreLite.ts';
import { beginSearch, type SearchAnswer } from '#web/shared/data/firstSearch.ts';
import { functionsClient } from '#web/shared/data/functions.ts';
import { wasSignedIn } from '#web/shared/data/lastSession.ts';
import { currentSession, type Session, subscribeSession } from '#web/shared/data/session.ts';
import { storageUrl } from '#web/shared/data/storageUrl.ts';
import { guard } from './guard.ts';
import { type AppRoute, type RouteName, routes } from './routes.ts';

// Runs before the app's own code and React are there: imports nothing of either.

type FirstSight = {
  readonly type: SearchKind;
  /** The order of a list whose address has none. */
  readonly usual: string;
  readonly pictureOf: (row: SearchAnswer['rows'][number]) => unknown;
};

const jobsFirst: FirstSight = { type: 'jobs', usual: 'newest', pictureOf: ({ pictures }) => (pictures as string[] | undefined)?.[0] };
const castsFirst: FirstSight = { type: 'casts', usual: 'recommended', pictureOf: ({ thumbnail }) => thumbnail };

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

const read = (route: AppRoute, { type, usual, pictureOf }: FirstSight): Promise<void> => {
  const { pathname, search } = location;
  return readingFirst(async () => {
    functionsClient().catch(() => undefined);
    const session = await knownSession();
    const decision = guard(session, { route, pathname, search }, { maintenance: false, developer: isLocal });
    if (decision.kind !== 'allow') return;
    const { rows } = await beginSearch(type, { order: usual, ...Object.fromEntries(new URLSearchParams(search)) });
    fetchPictures(rows.slice(0, IN_SIGHT).map(pictureOf));
  });
};

/**
 * Reads the first page of the list that this address shows, as soon as the visitor is known and may
 * see it, while the app still loads.
 */
export const readFirstSight = (): void => {
  const route = routes.find(({ path }) => path === location.pathname);
  const sight = route && firstSights[route.name];
  // What fails is asked for again, and reported, where it is needed.
  if (sight && wasSignedIn()) read(route, sight).catch(() => undefined);
};
