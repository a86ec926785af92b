import { businessRules } from './businessRules.ts';
import { yearsFrom } from './calendar/days.ts';
import { jstDate } from './calendar/instants.ts';
import { DomainError } from './domainError.ts';
import { date, messages } from './validation.ts';

/**
 * Error text for a birthday (JST date) that is not allowed at `now` (ms); null if it is allowed.
 */
export const birthdayFault = (birthday: string, now: number): string | null => {
  const today = jstDate(now);
  if (birthday > today) return messages.birthdayAhead;
  return yearsFrom(birthday, today) > businessRules.ageMax ? messages.birthdayTooEarly(businessRules.ageMax) : null;
};

/** The form rule for a birthday. `now` (ms) is called at each check. */
export const birthdayAsOf = (now: () => number) =>
  date.superRefine((birthday, context) => {
    const fault = birthdayFault(birthday, now());
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  });

/** Throws `invalid-argument` for a birthday that is not allowed at `now` (ms). */
export const assertBirthdayAllowed = (birthday: string, now: number): void => {
  const fault = birthdayFault(birthday, now);
  if (fault !== null) throw new DomainError('invalid-argument', { birthday: fault });
};
