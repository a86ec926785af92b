import { termsInForce } from '#domain/account/terms.ts';
import { userSchema } from '#projections/account/users.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/**
 * When (ms) the signed-in user agreed to the terms that are in force, live; null: not yet,
 * undefined: not known yet.
 */
export const useOwnAgreement = () => {
  const query = useOne(`users/${useUid()}`, userSchema);
  const user = query.data;
  return { query, agreedAt: user && (user.termsAgreed === termsInForce ? user.termsAgreedAt : null) };
};
