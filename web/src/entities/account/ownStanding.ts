import { useOwnAgreement } from './ownAgreement.ts';

/**
 * What the account still owes: agreement to the current terms, and a correction that the office
 * asked for (its reason). Nothing before the account's document is there.
 */
export const useOwnStanding = (): { readonly agreed: boolean; readonly returned: string | null } => {
  const { query, agreedAt } = useOwnAgreement();
  return { agreed: !query.data || agreedAt !== null, returned: query.data?.returned?.reason ?? null };
};
