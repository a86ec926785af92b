import { businessRules } from '../kernel/businessRules.ts';
import { DomainError } from '../kernel/domainError.ts';

/** Throws unless a deal's end lies ahead, and not too far. */
export const requireAhead = (scheduleToClose: number, now: number): void => {
  if (scheduleToClose <= now)
    throw new DomainError('schedule-in-past', { scheduleToClose: '終了日には、これからの日時を指定してください。' });
  if (scheduleToClose - now > businessRules.scheduleAheadMax)
    throw new DomainError('schedule-too-far', { scheduleToClose: '終了日は2年以内の日時を指定してください。' });
};
