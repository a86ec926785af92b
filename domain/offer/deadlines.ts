import { reminderAt } from '../kernel/businessRules.ts';
import type { OfferState } from './state.ts';

export type OfferDeadline = { readonly kind: 'remindAccept' | 'remindApprove' | 'expire' | 'close'; readonly dueAt: number };

/** What the clock still has to do for an offer in this state (ms); the kind is the command to send. */
export const deadlinesOf = (state: OfferState): OfferDeadline[] => {
  if (state.status === 'IS_APPROVED') return [{ kind: 'close', dueAt: state.scheduleToClose }];
  if (state.status !== 'IN_PROGRESS' && state.status !== 'IS_ADMIN_APPROVED') return [];
  const expiry: OfferDeadline = { kind: 'expire', dueAt: state.answerDue };
  const reminder = state.reminded ? null : reminderAt(state.askedAt, state.answerDue);
  if (reminder === null) return [expiry];
  return [{ kind: state.status === 'IN_PROGRESS' ? 'remindAccept' : 'remindApprove', dueAt: reminder }, expiry];
};
