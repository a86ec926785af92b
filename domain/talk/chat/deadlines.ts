import { type Side, sides } from '../../kernel/commonFields.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import type { ChatState } from './state.ts';

export type ChatDeadline = Deadline<'remindClient' | 'remindTalent'>;

/** The command that reminds a side. */
export const reminderOf = { client: 'remindClient', talent: 'remindTalent' } as const satisfies Record<Side, ChatDeadline['kind']>;

/** The open deadlines of a room (ms). `kind` is the command to send. */
export const deadlinesOf = (state: ChatState): ChatDeadline[] => {
  if (state.status === 'NONE') return [];
  return sides.flatMap((side) => {
    const dueAt = state[side].remindDue;
    return dueAt === null ? [] : [{ kind: reminderOf[side], dueAt }];
  });
};
