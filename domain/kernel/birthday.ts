import { yearsFrom } from '../calendar/days.ts';
import { jstDate } from '../calendar/instants.ts';
import { businessRules } from './businessRules.ts';
import { DomainError } from './domainError.ts';
import { date, messages } from './validation.ts';

/** Why a birthday (JST date) is refused at `now` (ms); null when it is taken. */
export const birthdayFault = (birthday: string, now: number): string | null => {
  const today = jstDate(now);
  if (birthday > today) return messages.birthdayAhead;
  return yearsFrom(birthday, today) > businessRules.ageMax ? messages.birthdayTooEarly(businessRules.ageMax) : null;
};

/** The rule of a form: a birthday that is taken at `now` (ms) at the time of the check. */
export const birthdayAsOf = (now: () => number) =>
  date.superRefine((birthday, context) => {
    const fault = birthdayFault(birthday, now());
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  });

/** Throws for a birthday that is refused at `now` (ms). Stored birthdays are not checked again. */
export const requireBirthday = (birthday: string, now: number): void => {
  const fault = birthdayFault(birthday, now);
  if (fault !== null) throw new DomainError('invalid-argument', { birthday: fault });
};
