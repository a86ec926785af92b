import { secondFactorRequired } from '../platform/settings.ts';

/** The part of an ID token that shows how the account signed in. */
export type SignedIn = { readonly firebase?: { readonly sign_in_second_factor?: string } };

/**
 * Whether a sign-in is good enough for the office: it used a second factor, or the deployment does
 * not require one. Membership is read from the log, since the token can be older than the grant.
 */
export const hasRequiredSecondFactor = ({ firebase }: SignedIn, required = secondFactorRequired()): boolean =>
  !required || Boolean(firebase?.sign_in_second_factor);
