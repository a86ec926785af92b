import { termsInForce } from '#domain/kernel/businessRules.ts';
import { userSchema } from '#projections/account/users.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

/** When (ms) the user agreed to the current terms; null: not yet, undefined: still loading. */
export const useOwnAgreement = () => {
  const query = useOne(`users/${useUid()}`, userSchema);
  const user = query.data;
  return { query, agreedAt: user && (user.termsAgreed === termsInForce ? user.termsAgreedAt : null) };
};

/** `returned`: the correction that the office asked for. Nothing is owed while loading. */
export const useOwnStanding = (): { readonly agreed: boolean; readonly returned: string | null } => {
  const { query, agreedAt } = useOwnAgreement();
  return { agreed: !query.data || agreedAt !== null, returned: query.data?.returned?.reason ?? null };
};
