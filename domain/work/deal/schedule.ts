import { businessRules } from '../../kernel/businessRules.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { foreseenMessages } from '../../kernel/foreseenMessages.ts';

/** The error of a deal's end (both ms), or null, for decisions and forms. */
export const scheduleFault = (scheduleToClose: number, now: number): 'schedule-in-past' | 'schedule-too-far' | null => {
  if (scheduleToClose <= now) return 'schedule-in-past';
  return scheduleToClose - now > businessRules.scheduleAheadMax ? 'schedule-too-far' : null;
};

/** Throws `schedule-in-past` or `schedule-too-far` for the end of a deal (both ms). */
export const assertScheduleAllowed = (scheduleToClose: number, now: number): void => {
  const fault = scheduleFault(scheduleToClose, now);
  if (fault !== null) throw new DomainError(fault, { scheduleToClose: foreseenMessages[fault] });
};
