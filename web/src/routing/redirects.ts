import type { Claims } from '#domain/people/account/claims.ts';

export type Visitor = { readonly kind: 'guest' } | Member;
/** A signed-in visitor with the claims of the token. */
export type Member = { readonly kind: 'user'; readonly emailVerified: boolean; readonly claims: Claims };

/**
 * The target after sign-in from the query `continuePath`: only an absolute path of this site.
 * Refuses a scheme, `//`, a backslash and control characters (browsers remove them, so `/\t/host`
 * would leave the site).
 */
export const continuePathOf = (search: string): string | null => {
  const path = new URLSearchParams(search).get('continuePath');
  if (!path?.startsWith('/') || path.startsWith('//')) return null;
  for (const letter of path) if (letter === '\\' || letter < ' ') return null;
  return path;
};

/** A second spelling in the specification (/talent/client/{id}/reviews); null for others. */
export const respelled = (pathname: string): string | null =>
  /^\/talent\/client\/[^/]+\/reviews\/(add|done)$/.test(pathname) ? pathname.replace('/talent/client/', '/talent/clients/') : null;

/**
 * The target of "home" links: the index, from which the guard leads on. For an uncertified client
 * that would be a closed page (steps 12 and 11), so it is the own page.
 */
export const homeOf = (visitor: Visitor): string => {
  if (visitor.kind === 'guest') return '/';
  const { role, hasClientProfile, isClientCertificated } = visitor.claims;
  return role === 'client' && hasClientProfile && !isClientCertificated ? '/client/mypage' : '/';
};
