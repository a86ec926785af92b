import { secondFactorRequired } from '../platform/settings.ts';

/** What of an ID token says how somebody signed in. */
export type SignedIn = { readonly firebase?: { readonly sign_in_second_factor?: string } };

/**
 * Whether a sign-in is good enough for the office: by a second factor, where the deployment asks
 * for one (functions/platform/settings.ts). Who is of the office is for the log to say: a token
 * that was issued before the grant knows nothing of it.
 */
export const isGoodForOffice = ({ firebase }: SignedIn, required = secondFactorRequired()): boolean =>
  !required || Boolean(firebase?.sign_in_second_factor);
