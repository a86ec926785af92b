import type { CommandOf, EntryCommand } from '../entry/commands.ts';
import type { EntryEvent } from '../entry/events.ts';
import type { EntryState } from '../entry/table.ts';
import { businessRules } from '../kernel/businessRules.ts';
import { DAY, NOON, uidOf } from './contexts.ts';

export type StateName = EntryState['status'];

export const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
/** Fee in yen; the deal ends 30 days after noon. */
export const terms = { fee: 40_000, scheduleToClose: NOON + 30 * DAY };
/** Asked at noon: due a week later, reminded two days before that. */
export const answerDue = NOON + businessRules.answerPeriod;
export const reminderDue = answerDue - businessRules.reminderLead;
export const asked = { askedAt: NOON, answerDue };
export const texts = { pr: '時代劇の経験があります。', schedule: '12月は平日であればいつでも伺えます。' };

export const made: EntryEvent = { type: 'EntryMade', data: { ...parties, ...texts } };
export const adminApproved: EntryEvent = { type: 'EntryAdminApproved', data: { ...parties, ...asked } };
export const decidingStarted: EntryEvent = { type: 'EntryDecidingStarted', data: { ...parties, ...asked } };
export const approved: EntryEvent = { type: 'EntryApproved', data: { ...parties, ...terms } };
export const refused: EntryEvent = { type: 'EntryRefused', data: { ...parties, reason: '日程が合わないため' } };
export const reminded: EntryEvent = { type: 'EntryApproveReminded', data: parties };
export const closed: EntryEvent = { type: 'EntryClosed', data: { ...parties, fee: terms.fee, closedAt: terms.scheduleToClose } };
export const billClaimed: EntryEvent = { type: 'EntryBillClaimed', data: { ...parties, billId: null } };
export const billIgnored: EntryEvent = { type: 'EntryBillIgnored', data: parties };

const deciding = [made, adminApproved, decidingStarted] as const;

/** One way into every status. */
export const histories = {
  NONE: [],
  IN_PROGRESS: [made],
  IS_ADMIN_APPROVED: [made, adminApproved],
  IS_ADMIN_DISAPPROVED: [made, { type: 'EntryAdminDisapproved', data: { ...parties, reason: '募集条件と異なるため' } }],
  IS_DECIDING: deciding,
  IS_REFUSED: [...deciding, refused],
  IS_EXPIRED: [made, adminApproved, { type: 'EntryExpired', data: { ...parties, expiredAt: answerDue } }],
  IS_APPROVED: [...deciding, approved],
  IS_CLOSED: [...deciding, approved, closed],
  IS_ADMIN_CLOSED: [made, { type: 'EntryForceClosed', data: { ...parties, reason: '規約違反' } }],
} as const satisfies Record<StateName, readonly EntryEvent[]>;

/** One sound command of every type: the conclusion repeats the terms of the histories, changes differ from them. */
export const commands: { readonly [Type in EntryCommand['type']]: CommandOf<Type> } = {
  enter: { type: 'enter', jobId: parties.jobId, clientId: parties.clientId, ...texts },
  adminApprove: { type: 'adminApprove' },
  adminDisapprove: { type: 'adminDisapprove', reason: '募集条件と異なるため' },
  startDeciding: { type: 'startDeciding' },
  approve: { type: 'approve', ...terms },
  refuse: { type: 'refuse', reason: '日程が合わないため' },
  changeFee: { type: 'changeFee', fee: 45_000 },
  changeSchedule: { type: 'changeSchedule', scheduleToClose: NOON + 40 * DAY },
  forceClose: { type: 'forceClose', reason: '規約違反' },
  claimBill: { type: 'claimBill' },
  ignoreBill: { type: 'ignoreBill' },
  reopenBill: { type: 'reopenBill' },
  remindApprove: { type: 'remindApprove' },
  expire: { type: 'expire' },
  close: { type: 'close' },
};
