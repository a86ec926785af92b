import { DomainError, permit } from '#domain/kernel/domainError.ts';
import type { AccountState } from '#domain/people/account/account.ts';
import { secondFactorRequired } from '../platform/settings.ts';

/** The part of an ID token that shows how the account signed in. */
export type SignedIn = { readonly firebase?: { readonly sign_in_second_factor?: string } };

/**
 * Whether a sign-in is good enough for the office: it used a second factor, or the deployment does
 * not require one. Membership is read from the log, since the token can be older than the grant.
 */
export const hasRequiredSecondFactor = ({ firebase }: SignedIn, required = secondFactorRequired()): boolean =>
  !required || Boolean(firebase?.sign_in_second_factor);

/** An uncertified client may only edit the own profile (docs/specification.md, section 6). */
export const certifiedOnly = (account: AccountState): void => {
  if (account.status === 'REGISTERED' && account.role === 'client' && !account.isAdmin && !account.isClientCertificated)
    throw new DomainError('not-certified');
};

/** A member of the office never decides about the own account, profile or billing. */
export const assertNotSelf = (uid: string, caller: { readonly uid: string }): string => {
  permit(uid !== caller.uid);
  return uid;
};
