import { termsInForce } from '#domain/people/account/terms.ts';
import { userSchema } from '#projections/account/users.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/**
 * When (ms) the user agreed to the current terms, live; null: not yet, undefined: still loading.
 */
export const useOwnAgreement = () => {
  const query = useOne(`users/${useUid()}`, userSchema);
  const user = query.data;
  return { query, agreedAt: user && (user.termsAgreed === termsInForce ? user.termsAgreedAt : null) };
};
