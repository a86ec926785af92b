import { businessRules } from '../../kernel/businessRules.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import type { ContactState } from './state.ts';

export type ContactDeadline = Deadline<'remindOffice' | 'remindOfficeAgain' | 'lapseContact' | 'endContact'>;

const { officeReminder, officeReminderAgain, contactReplyPeriod, contactKeepPeriod } = businessRules;

/** The open deadlines of a contact (ms). `kind` is the command to send. */
export const deadlinesOf = (state: ContactState): ContactDeadline[] => {
  switch (state.status) {
    case 'WAITING':
      return [
        { kind: 'remindOffice' as const, dueAt: state.since + officeReminder },
        { kind: 'remindOfficeAgain' as const, dueAt: state.since + officeReminderAgain },
      ].slice(state.reminded);
    case 'ANSWERED':
      return [{ kind: 'lapseContact', dueAt: state.since + contactReplyPeriod }];
    case 'CLOSED':
      return state.uid === null ? [{ kind: 'endContact', dueAt: state.since + contactKeepPeriod }] : [];
    default:
      return [];
  }
};

/** Until when (ms) the asker can reopen a closed contact with a message. */
export const repliesUntil = (closedAt: number): number => closedAt + contactReplyPeriod;
