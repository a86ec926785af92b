/**
 * The custom claims in a user's ID token, set by the server's policy. With them the web app's guard
 * needs no document before first paint.
 */
export type Claims = {
  readonly role?: 'talent' | 'client';
  readonly isAdmin: boolean;
  readonly suspended: boolean;
  readonly isClientCertificated: boolean;
  readonly hasTalentProfile: boolean;
  readonly hasClientProfile: boolean;
  readonly isTalentSuspended: boolean;
  /**
   * The office has not reviewed yet: a never published cast profile, or a never certified client.
   */
  readonly isWaiting: boolean;
};
