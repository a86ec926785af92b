import { siteName } from '#domain/kernel/siteName.ts';
import type { RouteGroup } from '#web/routing/routeDefinition.ts';
import { type AppRoute, routes } from '#web/routing/routes.ts';
import type { Viewer } from './browserPeople.ts';

const viewerOfGroup = {
  public: 'guest',
  guest: 'guest',
  unverified: 'unverified',
  norole: 'norole',
  common: 'client',
  developer: 'talent',
  talent: 'talent',
  client: 'client',
  office: 'office',
} as const satisfies Record<RouteGroup, Viewer>;

/** Screens with a viewer of their own; null: nobody visits it in these tests. */
const viewerOf: Partial<Record<AppRoute['name'], Viewer | null>> = {
  maintenance: null,
  contact: 'uncertified',
  contactThread: 'talent',
  clientCompanyRegister: 'uncertified',
  clientCompanyEdit: 'uncertified',
  clientCompanyDone: 'uncertified',
};

export const viewers: readonly Viewer[] = [...new Set<Viewer>([...Object.values(viewerOfGroup), 'uncertified'])];

export const screensOf = (viewer: Viewer): AppRoute[] =>
  routes.filter(({ name, group }) => (name in viewerOf ? viewerOf[name] : viewerOfGroup[group]) === viewer);

/** The browser tab's title of a screen. */
export const titleOf = ({ name, title }: AppRoute): string => (name === 'index' ? siteName : `${title}｜${siteName}`);

export const pathWith = (path: string, ids: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, key: string) => ids[key] ?? key);
