import { businessRules } from '../../kernel/businessRules.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { foreseenMessages } from '../../kernel/foreseenMessages.ts';

/**
 * The error of a deal's end (both ms), or null if it is allowed. Decisions use it, and forms before
 * they send.
 */
export const scheduleFault = (scheduleToClose: number, now: number): 'schedule-in-past' | 'schedule-too-far' | null => {
  if (scheduleToClose <= now) return 'schedule-in-past';
  return scheduleToClose - now > businessRules.scheduleAheadMax ? 'schedule-too-far' : null;
};

/**
 * Throws `schedule-in-past` or `schedule-too-far` unless the end of a deal is allowed at `now`
 * (both ms).
 */
export const assertScheduleAllowed = (scheduleToClose: number, now: number): void => {
  const fault = scheduleFault(scheduleToClose, now);
  if (fault !== null) throw new DomainError(fault, { scheduleToClose: foreseenMessages[fault] });
};
