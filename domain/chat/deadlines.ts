import type { Deadline } from '../kernel/deadline.ts';
import { type Side, sides } from './events.ts';
import type { ChatState } from './state.ts';

export type ChatDeadline = Deadline<'remindClient' | 'remindTalent'>;

export const reminderOf = { client: 'remindClient', talent: 'remindTalent' } as const satisfies Record<Side, ChatDeadline['kind']>;

/** What the clock still has to do for a room; the kind is the command to send. */
export const deadlinesOf = (state: ChatState): ChatDeadline[] => {
  if (state.status === 'NONE') return [];
  return sides.flatMap((side) => {
    const dueAt = state[side].remindDue;
    return dueAt === null ? [] : [{ kind: reminderOf[side], dueAt }];
  });
};
