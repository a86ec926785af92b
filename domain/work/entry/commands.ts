import { identifier } from '../../kernel/validation.ts';
import { changeRows, ownChangeRows } from '../deal/changeCommands.ts';
import type { CommandIn, CommandRow } from '../deal/commandRow.ts';
import { castWithdraws, clientRefuses } from '../deal/endReasons.ts';
import { billRows, cancelRows, endRows, forceCloseRow, officeReminderRows, parties, proxyRows, terms } from '../deal/sharedCommands.ts';
import { termsSheet } from '../deal/sheet.ts';
import { entryDays } from './days.ts';
import type { EntryEvent } from './events.ts';
import { entryFields } from './fields.ts';
import type { EntryStatus } from './status.ts';

const { pr, schedule, fee, scheduleToClose, reason, roleNo } = entryFields;

/** The posting of the entry. Its range includes the fee of the terms. */
export const posted = { feeMin: 30_000, feeMax: 50_000, sheet: null, words: { content: 1, place: 2 }, startsAt: null };
export const texts = { pr: '時代劇の経験があります。', schedule: '12月は平日であればいつでも伺えます。' };
/** The cast's answers to the work days. */
export const days = [
  { date: '2026-12-24', answer: 'FREE' },
  { date: '2026-12-25', answer: 'BUSY' },
] as const;

/** The commands before an example: until an entry is active, approved, in selection, concluded. */
const begun = ['enter'];
const checked = [...begun, 'adminApprove'];
const deciding = [...checked, 'startDeciding'];
const concluded = [...deciding, 'approve'];

const entered = { jobId: identifier, roleNo: roleNo.optional(), pr, schedule, days: entryDays.optional() };
const inSelection = ['IS_ADMIN_APPROVED', 'IS_DECIDING'] as const;
const termsEnd = { IS_DECIDING: 'answerDue', IS_APPROVED: 'scheduleToClose' } as const;

/** The commands on an entry: one row says everything of each. Buttons follow this order. */
export const entryCommands = {
  /** The server sets `clientId` and `posted` from the job. */
  enter: {
    by: 'talent',
    from: ['NONE'],
    event: 'EntryMade',
    to: 'IN_PROGRESS',
    clock: 'check',
    payload: { ...entered, clientId: identifier, posted: entryFields.posted.nullable().optional() },
    wire: entered,
    example: { jobId: parties.jobId, clientId: parties.clientId, ...texts, days: [...days], posted },
    bound: 'self',
    rules: ['newEntry', 'notBlocked', 'guardianConsents'],
  },
  /** The client is notified then. */
  adminApprove: {
    by: 'office',
    duties: ['review', 'approval'],
    from: ['IN_PROGRESS'],
    mustMatch: 'termsNo',
    limited: 'agreed',
    event: 'EntryAdminApproved',
    to: 'IS_ADMIN_APPROVED',
    clock: 'answer',
    stamp: 'adminApprovedAt',
    after: begun,
  },
  adminDisapprove: {
    by: 'office',
    duties: ['review', 'approval'],
    from: ['IN_PROGRESS'],
    event: 'EntryAdminDisapproved',
    to: 'IS_ADMIN_DISAPPROVED',
    stamp: 'adminDisapprovedAt',
    payload: { reason },
    example: { reason: '募集条件と異なるため' },
    after: begun,
  },
  startDeciding: {
    by: 'client',
    from: ['IS_ADMIN_APPROVED'],
    until: 'answerDue',
    event: 'EntryDecidingStarted',
    to: 'IS_DECIDING',
    clock: 'answer',
    stamp: 'startDecidingAt',
    after: checked,
  },
  /** Names the terms and concludes the deal. */
  approve: {
    by: 'client',
    from: ['IS_DECIDING'],
    mustMatch: 'termsNo',
    blockedByProposal: true,
    undisputed: true,
    until: 'answerDue',
    namesRole: true,
    event: 'EntryApproved',
    to: 'IS_APPROVED',
    stamp: 'approvedAt',
    payload: { fee, scheduleToClose, sheet: termsSheet.optional() },
    example: { ...terms },
    after: deciding,
    rules: ['notDoubleBooked', 'notHeldByOther', 'seatLeft', 'priced'],
  },
  refuse: {
    by: 'client',
    from: inSelection,
    until: 'answerDue',
    event: 'EntryRefused',
    to: 'IS_REFUSED',
    stamp: 'refusedAt',
    payload: clientRefuses,
    example: { reasonCode: 'SCHEDULE', reason: '日程が合わないため' },
    after: deciding,
  },
  /** The cast withdraws the entry before conclusion. */
  withdraw: {
    by: 'talent',
    from: ['IN_PROGRESS', ...inSelection],
    event: 'EntryWithdrawn',
    to: 'IS_REFUSED',
    stamp: 'withdrawnAt',
    payload: castWithdraws,
    example: { reasonCode: 'OTHER_WORK', reason: 'ほかのお仕事と重なったため' },
    after: deciding,
  },
  ...ownChangeRows('Entry', ['IS_APPROVED'], 'scheduleToClose', ['IS_APPROVED'], concluded),
  ...changeRows('Entry', ['IS_DECIDING', 'IS_APPROVED'], termsEnd, {}, { IS_DECIDING: 'approve', IS_APPROVED: 'changeTerms' }, concluded),
  forceClose: forceCloseRow('Entry', ['IN_PROGRESS', ...inSelection, 'IS_APPROVED'], begun),
  ...cancelRows('Entry', concluded),
  ...proxyRows('Entry', ['IS_DECIDING', 'IS_APPROVED'], concluded),
  ...billRows('Entry', concluded),
  // Deadlines: the system sends them when they are due; no callable takes them.
  ...officeReminderRows('Entry', 'IN_PROGRESS', begun),
  ...endRows('Entry', inSelection, inSelection, checked, concluded),
} as const satisfies Readonly<Record<string, CommandRow<EntryStatus, EntryEvent['type'], keyof typeof entryFields>>>;

export type EntryCommand = CommandIn<typeof entryCommands>;
export type CommandOf<Type extends EntryCommand['type']> = Extract<EntryCommand, { type: Type }>;
