import { isMinorOn } from '../../kernel/age.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { ErrorCode } from '../../kernel/errorMessages.ts';
import { hasSameTerms, type Matter, matterKey } from './matter.ts';
import type { GuardianState } from './state.ts';

/** Whether the guardian consents to a matter with exactly these terms. */
export const isConsented = (state: GuardianState, matter: Matter): boolean => {
  const answered = state.status === 'REGISTERED' ? state.matters[matterKey(matter)] : undefined;
  return answered?.isGiven === true && hasSameTerms(answered, matter);
};

/**
 * The refusal as the minor reads it, and as the office does when it acts for or on the minor. The
 * client is not told that the cast is a minor.
 */
export const consentRefusals = {
  talent: 'guardian-consent-missing',
  office: 'guardian-consent-unconfirmed',
  client: 'counter-unconfirmed',
} as const satisfies Record<string, ErrorCode>;

/**
 * Throws `guardian-consent-missing` (`guardian-consent-unconfirmed` for the office) for a minor at
 * `now` (ms) without the guardian's consent to the matter.
 */
export const assertGuardianConsents = (
  birthday: string | null,
  state: GuardianState,
  matter: Matter,
  now: number,
  reader: keyof typeof consentRefusals = 'talent',
): void => {
  if (isMinorOn(birthday, jstDate(now)) && !isConsented(state, matter)) throw new DomainError(consentRefusals[reader]);
};
