import { DomainError, permit } from '#domain/kernel/domainError.ts';
import type { AccountState } from '#domain/people/account/account.ts';

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
