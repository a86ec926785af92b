import type { RouteDefinition } from './routeDefinition.ts';

/**
 * Where to go after sign-in, from the query `continuePath`: only an absolute path of this site. A scheme, `//`, a backslash or a
 * control character (which browsers drop, so that `/\t/host` would leave the site) is refused.
 */
export const continuePathOf = (search: string): string | null => {
  const path = new URLSearchParams(search).get('continuePath');
  if (!path?.startsWith('/') || path.startsWith('//')) return null;
  for (const letter of path) if (letter === '\\' || letter < ' ') return null;
  return path;
};

/**
 * The address that a second spelling means: one reading of the specification writes
 * /talent/client/{id}/reviews; null for all others.
 */
export const respelled = (pathname: string): string | null =>
  /^\/talent\/client\/[^/]+\/reviews\/(add|done)$/.test(pathname) ? pathname.replace('/talent/client/', '/talent/clients/') : null;

/** Pages that both sides have with the same meaning: cast and job detail. */
const shared = new Set(['clientTalent', 'talentTalent', 'clientJob', 'talentJob']);

/** The page of the same meaning on the other side, with the same id; null where there is none. */
export const samePageFor = (side: 'talent' | 'client', route: RouteDefinition, pathname: string): string | null =>
  shared.has(route.name) ? pathname.replace(/^\/(talent|client)\//, `/${side}/`) : null;
