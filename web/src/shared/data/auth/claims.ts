import type { Claims } from '#domain/people/account/claims.ts';

type Source = { readonly [key: string]: unknown };

/** The claims in a token or in a user's document, which have the same names. */
export const claimsOf = (source: Source): Claims => ({
  ...(source.role === 'talent' || source.role === 'client' ? { role: source.role } : {}),
  isClientCertificated: source.isClientCertificated === true,
  suspended: source.suspended === true,
  isAdmin: source.isAdmin === true,
  hasTalentProfile: source.hasTalentProfile === true,
  hasClientProfile: source.hasClientProfile === true,
  isTalentSuspended: source.isTalentSuspended === true,
  isWaiting: source.isWaiting === true,
});

export const sameClaims = (a: Claims, b: Claims): boolean => JSON.stringify(claimsOf(a)) === JSON.stringify(claimsOf(b));
