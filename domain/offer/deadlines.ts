import { awaitedDeadlines } from '../deal/deadlines.ts';
import type { Deadline } from '../kernel/deadline.ts';
import type { OfferState } from './state.ts';

export type OfferDeadline = Deadline<'remindAccept' | 'remindApprove' | 'expire' | 'close'>;

/** What the clock still has to do for an offer in this state (ms); the kind is the command to send. */
export const deadlinesOf = (state: OfferState): OfferDeadline[] => {
  if (state.status === 'IS_APPROVED') return [{ kind: 'close', dueAt: state.scheduleToClose }];
  if (state.status !== 'IN_PROGRESS' && state.status !== 'IS_ADMIN_APPROVED') return [];
  return awaitedDeadlines(state, state.status === 'IN_PROGRESS' ? 'remindAccept' : 'remindApprove');
};
