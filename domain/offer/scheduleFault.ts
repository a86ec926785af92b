import { businessRules } from '../kernel/businessRules.ts';
import type { ErrorCode } from '../kernel/errorMessages.ts';

/** Why a deal may not be given this end at `now` (both ms), or null when it may: for the decision, and for a form before it sends. */
export const scheduleFault = (scheduleToClose: number, now: number): Extract<ErrorCode, 'schedule-in-past' | 'schedule-too-far'> | null => {
  if (scheduleToClose <= now) return 'schedule-in-past';
  return scheduleToClose - now > businessRules.scheduleAheadMax ? 'schedule-too-far' : null;
};
