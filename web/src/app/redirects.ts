import type { Visitor } from './visitor.ts';

/**
 * Where to go after sign-in, from the query `continuePath`: only an absolute path of this site. A
 * scheme, `//`, a backslash or a control character (which browsers drop, so that `/\t/host` would
 * leave the site) is refused.
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

/**
 * Where a link to "home" leads: to the index, from which the guard sends everybody on. An
 * uncertified client would be sent to a page that is still closed (steps 12 and 11), so home is the
 * own page until then.
 */
export const homeOf = (visitor: Visitor): string => {
  if (visitor.kind === 'guest') return '/';
  const { role, hasClientProfile, isClientCertificated } = visitor.claims;
  return role === 'client' && hasClientProfile && !isClientCertificated ? '/client/mypage' : '/';
};
