import { jstDate } from '../calendar/instants.ts';
import { isMinorOn } from '../kernel/age.ts';
import { DomainError } from '../kernel/domainError.ts';
import { hasSameTerms, type Matter, matterKey } from './matter.ts';
import type { GuardianState } from './state.ts';

/** Whether the guardian consents to a matter with exactly these terms. */
export const isConsented = (state: GuardianState, matter: Matter): boolean => {
  const answered = state.status === 'REGISTERED' ? state.matters[matterKey(matter)] : undefined;
  return answered?.isGiven === true && hasSameTerms(answered, matter);
};

/**
 * Throws `guardian-consent-missing` for a minor at `now` (ms) without the guardian's consent to the
 * matter.
 */
export const assertGuardianConsents = (birthday: string | null, state: GuardianState, matter: Matter, now: number): void => {
  if (isMinorOn(birthday, jstDate(now)) && !isConsented(state, matter)) throw new DomainError('guardian-consent-missing');
};
