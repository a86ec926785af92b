import type { AccountState } from '#domain/account/account.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';

/** An uncertified client may do nothing but see to the own profile (spec section 6). */
export const certifiedOnly = (account: AccountState): void => {
  if (account.status === 'REGISTERED' && account.role === 'client' && !account.isAdmin && !account.isClientCertificated)
    throw new DomainError('not-certified');
};

/**
 * A client whom the office has not looked at yet prepares, and nothing more; one whose
 * certification it took back does not.
 */
export const certifiedOrWaiting = (account: AccountState): void => {
  if (account.status !== 'REGISTERED' || account.wasCertified) certifiedOnly(account);
};

/** Nobody of the office decides about the own account, profile or billing. */
export const somebodyElse = (uid: string, caller: { readonly uid: string }): string => {
  permit(uid !== caller.uid);
  return uid;
};
