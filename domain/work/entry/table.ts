import type { DealState } from '../deal/machine.ts';
import type { Table } from '../deal/row.ts';
import { billRows, cancelRows, changeRows, proxyRows } from '../deal/sharedRows.ts';
import type { Part } from '../deal/state.ts';
import type { EntryCommand } from './commands.ts';
import type { EntryEvent } from './events.ts';
import type { entryFields } from './fields.ts';
import type { EntryStatus } from './status.ts';

/** The parts of the state in each status, beside the parties. */
export const entryHolds = {
  IN_PROGRESS: ['posted', 'waiting'],
  IS_ADMIN_APPROVED: ['posted', 'approval', 'awaited'],
  IS_ADMIN_DISAPPROVED: [],
  IS_DECIDING: ['posted', 'approval', 'proposal', 'awaited', 'proxy'],
  IS_REFUSED: [],
  IS_EXPIRED: [],
  IS_APPROVED: ['terms', 'approval', 'proposal', 'concluded', 'cancellation', 'proxy'],
  IS_CLOSED: ['terms', 'bill'],
  IS_ADMIN_CLOSED: ['settled', 'bill', 'proxy'],
} as const satisfies Record<EntryStatus, readonly Part[]>;

/** The state of an entry: only what decisions need, no personal data. Times in ms, fee in yen. */
export type EntryState = DealState<typeof entryHolds>;

const inSelection = ['IS_ADMIN_APPROVED', 'IS_DECIDING'] as const;

const termsEnd = { IS_DECIDING: 'answerDue', IS_APPROVED: 'scheduleToClose' } as const;

const changed = {
  by: 'client',
  from: ['IS_APPROVED'],
  until: 'scheduleToClose',
  to: 'same',
  blockedByProposal: true,
  cancellationRequested: false,
  renews: true,
  needsConsentIn: ['IS_APPROVED'],
} as const;

/**
 * Who may send which command on an entry, when, and with what result. Buttons follow this order.
 */
export const entryTable = {
  enter: { by: 'talent', from: ['NONE'], event: 'EntryMade', to: 'IN_PROGRESS' },
  adminApprove: {
    by: 'office',
    duties: ['review', 'approval'],
    from: ['IN_PROGRESS'],
    mustMatch: 'termsNo',
    limited: 'agreed',
    event: 'EntryAdminApproved',
    to: 'IS_ADMIN_APPROVED',
    stamp: 'adminApprovedAt',
  },
  adminDisapprove: {
    by: 'office',
    duties: ['review', 'approval'],
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
  approve: {
    by: 'client',
    from: ['IS_DECIDING'],
    mustMatch: 'termsNo',
    blockedByProposal: true,
    undisputed: true,
    until: 'answerDue',
    event: 'EntryApproved',
    to: 'IS_APPROVED',
    stamp: 'approvedAt',
  },
  refuse: { by: 'client', from: inSelection, until: 'answerDue', event: 'EntryRefused', to: 'IS_REFUSED', stamp: 'refusedAt' },
  withdraw: {
    by: 'talent',
    from: ['IN_PROGRESS', ...inSelection],
    event: 'EntryWithdrawn',
    to: 'IS_REFUSED',
    stamp: 'withdrawnAt',
  },
  changeFee: { ...changed, event: 'EntryFeeChanged' },
  changeSchedule: { ...changed, event: 'EntryScheduleChanged' },
  changeTerms: { ...changed, event: 'EntryTermsChanged' },
  ...changeRows('Entry', ['IS_DECIDING', 'IS_APPROVED'], termsEnd, {}, { IS_DECIDING: 'approve', IS_APPROVED: 'changeTerms' }),
  forceClose: {
    by: 'office',
    duties: ['review'],
    from: ['IN_PROGRESS', ...inSelection, 'IS_APPROVED'],
    event: 'EntryForceClosed',
    to: 'IS_ADMIN_CLOSED',
    stamp: 'adminCancelAt',
    cancellationRequested: false,
  },
  ...cancelRows('Entry'),
  ...proxyRows('Entry', ['IS_DECIDING', 'IS_APPROVED']),
  ...billRows('Entry'),
  remindOffice: {
    by: 'system',
    from: ['IN_PROGRESS'],
    since: 'remindAt',
    event: 'EntryOfficeReminded',
    to: 'same',
    stamp: 'remindedOfficeAt',
    onceMark: 'officeReminded',
  },
  remindOfficeAgain: {
    by: 'system',
    from: ['IN_PROGRESS'],
    since: 'decideBy',
    event: 'EntryOfficeRemindedAgain',
    to: 'same',
    stamp: 'remindedOfficeAt',
    onceMark: 'officeRemindedAgain',
  },
  remindApprove: {
    by: 'system',
    from: inSelection,
    since: 'remindAt',
    until: 'answerDue',
    event: 'EntryApproveReminded',
    to: 'same',
    stamp: 'remindedApproveAt',
    onceMark: 'reminded',
  },
  expire: { by: 'system', from: inSelection, since: 'answerDue', event: 'EntryExpired', to: 'IS_EXPIRED', stamp: 'expiredAt' },
  close: {
    by: 'system',
    from: ['IS_APPROVED'],
    since: 'scheduleToClose',
    cancellationRequested: false,
    undisputed: true,
    event: 'EntryClosed',
    to: 'IS_CLOSED',
    stamp: 'closedAt',
    bills: 'fee',
  },
} as const satisfies Table<EntryCommand['type'], EntryStatus, EntryEvent['type'], keyof typeof entryFields>;
