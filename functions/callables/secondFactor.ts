import { DomainError } from '#domain/kernel/domainError.ts';

/** What of an ID token says who signed in, and how. */
export type SignedIn = { readonly isAdmin?: unknown; readonly firebase?: { readonly sign_in_second_factor?: string } };

/**
 * Refuses a member of the office who signed in without a second factor, where the deployment asks for one (`REQUIRE_SECOND_FACTOR=true`). Members see each
 * other's work and everybody's data: a password alone can be guessed or given away.
 */
export const requireSecondFactor = ({ isAdmin, firebase }: SignedIn, required = process.env.REQUIRE_SECOND_FACTOR === 'true'): void => {
  if (required && isAdmin === true && !firebase?.sign_in_second_factor) throw new DomainError('second-factor-missing');
};
