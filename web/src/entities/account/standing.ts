import { termsInForce } from '#domain/kernel/businessRules.ts';
import { userSchema } from '#projections/account/users.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

/**
 * When (ms) the user agreed to the current terms, live; null: not yet, undefined: still loading.
 */
export const useOwnAgreement = () => {
  const query = useOne(`users/${useUid()}`, userSchema);
  const user = query.data;
  return { query, agreedAt: user && (user.termsAgreed === termsInForce ? user.termsAgreedAt : null) };
};

/**
 * What the account still owes: agreement to the current terms, and a correction that the office
 * asked for (its reason). Nothing before the account's document is there.
 */
export const useOwnStanding = (): { readonly agreed: boolean; readonly returned: string | null } => {
  const { query, agreedAt } = useOwnAgreement();
  return { agreed: !query.data || agreedAt !== null, returned: query.data?.returned?.reason ?? null };
};
