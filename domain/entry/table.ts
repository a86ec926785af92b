import type { DealState } from '../deal/machine.ts';
import type { Table } from '../deal/row.ts';
import type { Part } from '../deal/state.ts';
import type { EntryCommand, entryFields } from './commands.ts';
import type { EntryEvent } from './events.ts';
import type { EntryStatus } from './status.ts';

/** What the state of each status holds beside the parties. */
export const entryHolds = {
  IN_PROGRESS: [],
  IS_ADMIN_APPROVED: ['awaited'],
  IS_ADMIN_DISAPPROVED: [],
  IS_DECIDING: ['awaited'],
  IS_REFUSED: [],
  IS_EXPIRED: [],
  IS_APPROVED: ['terms'],
  IS_CLOSED: ['terms', 'bill'],
  IS_ADMIN_CLOSED: [],
} as const satisfies Record<EntryStatus, readonly Part[]>;

/** What decisions need, and no more: no personal data, no history. Times in ms, fee in yen. */
export type EntryState = DealState<typeof entryHolds>;

const inSelection = ['IS_ADMIN_APPROVED', 'IS_DECIDING'] as const;

/** Who may do what with an entry, when, and what follows. Buttons stand in this order. */
export const entryTable = {
  enter: { by: 'talent', from: ['NONE'], event: 'EntryMade', to: 'IN_PROGRESS' },
  adminApprove: { by: 'office', from: ['IN_PROGRESS'], event: 'EntryAdminApproved', to: 'IS_ADMIN_APPROVED', stamp: 'adminApprovedAt' },
  adminDisapprove: {
    by: 'office',
    from: ['IN_PROGRESS'],
    event: 'EntryAdminDisapproved',
    to: 'IS_ADMIN_DISAPPROVED',
    stamp: 'adminDisapprovedAt',
  },
  startDeciding: {
    by: 'client',
    from: ['IS_ADMIN_APPROVED'],
    until: 'answerDue',
    event: 'EntryDecidingStarted',
    to: 'IS_DECIDING',
    stamp: 'startDecidingAt',
  },
  approve: { by: 'client', from: ['IS_DECIDING'], until: 'answerDue', event: 'EntryApproved', to: 'IS_APPROVED', stamp: 'approvedAt' },
  refuse: { by: 'client', from: inSelection, until: 'answerDue', event: 'EntryRefused', to: 'IS_REFUSED', stamp: 'refusedAt' },
  changeFee: { by: 'client', from: ['IS_APPROVED'], until: 'scheduleToClose', event: 'EntryFeeChanged', to: 'same' },
  changeSchedule: { by: 'client', from: ['IS_APPROVED'], until: 'scheduleToClose', event: 'EntryScheduleChanged', to: 'same' },
  forceClose: {
    by: 'office',
    from: ['IN_PROGRESS', ...inSelection, 'IS_APPROVED'],
    event: 'EntryForceClosed',
    to: 'IS_ADMIN_CLOSED',
    stamp: 'adminCancelAt',
  },
  claimBill: {
    by: 'office',
    from: ['IS_CLOSED'],
    moves: { part: 'bill', from: ['UNCLAIMED'], to: 'CLAIMED' },
    event: 'EntryBillClaimed',
    to: 'same',
  },
  ignoreBill: {
    by: 'office',
    from: ['IS_CLOSED'],
    moves: { part: 'bill', from: ['UNCLAIMED'], to: 'IGNORED' },
    event: 'EntryBillIgnored',
    to: 'same',
  },
  reopenBill: {
    by: 'office',
    from: ['IS_CLOSED'],
    moves: { part: 'bill', from: ['CLAIMED', 'IGNORED'], to: 'UNCLAIMED' },
    event: 'EntryBillReopened',
    to: 'same',
  },
  remindApprove: {
    by: 'system',
    from: inSelection,
    since: 'reminder',
    until: 'answerDue',
    event: 'EntryApproveReminded',
    to: 'same',
    stamp: 'remindedApproveAt',
    once: 'reminded',
  },
  expire: { by: 'system', from: inSelection, since: 'answerDue', event: 'EntryExpired', to: 'IS_EXPIRED', stamp: 'expiredAt' },
  close: { by: 'system', from: ['IS_APPROVED'], since: 'scheduleToClose', event: 'EntryClosed', to: 'IS_CLOSED', stamp: 'closedAt' },
} as const satisfies Table<EntryCommand['type'], EntryStatus, EntryEvent['type'], keyof typeof entryFields>;
