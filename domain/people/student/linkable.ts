import { DomainError } from '../../kernel/domainError.ts';
import type { TalentState } from '../talent/talent.ts';
import type { Identity } from './identity.ts';

/**
 * The talent's fingerprints for the roster. Throws `profile-required` without a profile, and
 * `status-conflict` if the talent has another place.
 */
export const rosterIdentityOf = (talent: TalentState, taCode: string): Identity | null => {
  if (talent.status !== 'REGISTERED') throw new DomainError('profile-required');
  if (talent.taCode !== null && talent.taCode !== taCode)
    throw new DomainError('status-conflict', { taCode: 'すでに別のTAコードで登録されています。変更は事務局へお問い合わせください' });
  return talent.identity;
};
