/** What an ID token says of a signed-in user; set by the server's claims policy. */
export type Claims = {
  readonly role?: 'talent' | 'client';
  readonly isClientCertificated: boolean;
  readonly suspended: boolean;
  readonly isAdmin: boolean;
  readonly hasTalentProfile: boolean;
  readonly hasClientProfile: boolean;
  readonly isTalentSuspended: boolean;
  /**
   * The office has not looked yet: a cast who was never published, a client who was never
   * certified.
   */
  readonly isWaiting: boolean;
};

/** Who opens a page, as far as the guard needs to know. */
export type Visitor = { readonly kind: 'guest' } | Member;
export type Member = { readonly kind: 'user'; readonly emailVerified: boolean; readonly claims: Claims };
