import { awaitedDeadlines } from '../deal/deadlines.ts';
import type { Deadline } from '../kernel/deadline.ts';
import type { EntryState } from './state.ts';

export type EntryDeadline = Deadline<'remindApprove' | 'expire' | 'close'>;

/** What the clock still has to do for an entry in this state (ms); the kind is the command to send. */
export const deadlinesOf = (state: EntryState): EntryDeadline[] => {
  if (state.status === 'IS_APPROVED') return [{ kind: 'close', dueAt: state.scheduleToClose }];
  if (state.status !== 'IS_ADMIN_APPROVED' && state.status !== 'IS_DECIDING') return [];
  return awaitedDeadlines(state, 'remindApprove');
};
