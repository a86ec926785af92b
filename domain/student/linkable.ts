import { DomainError } from '../kernel/domainError.ts';
import type { TalentState } from '../talent/talent.ts';

/**
 * Who a talent says to be to the roster. Throws when there is no profile yet, or when the talent
 * holds another place.
 */
export const rosterIdentityOf = (talent: TalentState, taCode: string): number | null => {
  if (talent.status !== 'REGISTERED') throw new DomainError('profile-required');
  if (talent.taCode !== null && talent.taCode !== taCode)
    throw new DomainError('status-conflict', { taCode: 'すでに別のTAコードで登録されています。変更は事務局へお問い合わせください' });
  return talent.identity;
};
