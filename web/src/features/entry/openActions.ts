import { type EntryAction, entryStatusView, type StatusView, type Viewer } from '#domain/entry/statusView.ts';
import type { Entry } from '#projections/entries.ts';

export type { EntryAction };

/** What an entry says to its viewer: the domain's row for its status. */
export const viewOf = ({ status }: Pick<Entry, 'status'>, viewer: Viewer): StatusView => entryStatusView[status][viewer];

type Timed = Pick<Entry, 'status' | 'answerDue' | 'scheduleToClose' | 'billStatus'>;

/** Whether the clock (or the bill's state) leaves room for an act; the server decides the same at command time. */
const isOpen = (action: EntryAction, { answerDue, scheduleToClose, billStatus }: Timed, now: number): boolean => {
  const before = (due: number | null) => due === null || now < due;
  switch (action) {
    case 'startDeciding':
    case 'approve':
    case 'refuse':
      return before(answerDue);
    case 'changeFee':
    case 'changeSchedule':
      return before(scheduleToClose);
    case 'claimBill':
    case 'ignoreBill':
      return billStatus === 'UNCLAIMED';
    case 'reopenBill':
      return billStatus === 'CLAIMED' || billStatus === 'IGNORED';
    default:
      return true;
  }
};

/** The acts that this viewer can do now: those of the status, without those that the clock has closed. */
export const openActions = (entry: Timed, viewer: Viewer, now: number): EntryAction[] =>
  viewOf(entry, viewer).actions.filter((action) => isOpen(action, entry, now));
