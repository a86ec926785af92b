import type { Claims } from '#domain/people/account/claims.ts';

/** The visitor of a page, as the guard needs it. */
export type Visitor = { readonly kind: 'guest' } | Member;
/** A signed-in visitor with the claims of the token. */
export type Member = { readonly kind: 'user'; readonly emailVerified: boolean; readonly claims: Claims };
