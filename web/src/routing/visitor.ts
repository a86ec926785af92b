/** The claims in a user's ID token, set by the server's policy. */
export type Claims = {
  readonly role?: 'talent' | 'client';
  readonly isClientCertificated: boolean;
  readonly suspended: boolean;
  readonly isAdmin: boolean;
  readonly hasTalentProfile: boolean;
  readonly hasClientProfile: boolean;
  readonly isTalentSuspended: boolean;
  /** The office has not reviewed yet: a never published cast, or a never certified client. */
  readonly isWaiting: boolean;
};

/** The visitor of a page, as the guard needs it. */
export type Visitor = { readonly kind: 'guest' } | Member;
/** A signed-in visitor with the claims of the token. */
export type Member = { readonly kind: 'user'; readonly emailVerified: boolean; readonly claims: Claims };
