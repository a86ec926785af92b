import { businessRules } from '../kernel/businessRules.ts';
import { DomainError } from '../kernel/domainError.ts';
import { foreseenMessages } from '../kernel/foreseenMessages.ts';

/**
 * Why a deal may not be given this end at `now` (both ms), or null when it may: for the decision,
 * and for a form before it sends.
 */
export const scheduleFault = (scheduleToClose: number, now: number): 'schedule-in-past' | 'schedule-too-far' | null => {
  if (scheduleToClose <= now) return 'schedule-in-past';
  return scheduleToClose - now > businessRules.scheduleAheadMax ? 'schedule-too-far' : null;
};

/** Throws unless a deal's end lies ahead, and not too far. */
export const requireAhead = (scheduleToClose: number, now: number): void => {
  const fault = scheduleFault(scheduleToClose, now);
  if (fault !== null) throw new DomainError(fault, { scheduleToClose: foreseenMessages[fault] });
};
