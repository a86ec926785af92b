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
/** The posting as it was: the fee of the terms is in its range. */
export const posted = { feeMin: 30_000, feeMax: 50_000, sheet: null, words: { content: 1, place: 2 } };
export const texts = { pr: '時代劇の経験があります。', schedule: '12月は平日であればいつでも伺えます。' };

export const made: EntryEvent = { type: 'EntryMade', data: { ...parties, ...texts, posted, askedAt: NOON } };
export const adminApproved: EntryEvent = { type: 'EntryAdminApproved', data: { ...parties, termsNo: 1, ...asked } };
export const decidingStarted: EntryEvent = { type: 'EntryDecidingStarted', data: { ...parties, ...asked } };
export const approved: EntryEvent = {
  type: 'EntryApproved',
  data: { ...parties, termsNo: 1, proposalNo: null, ...terms, sheet: null, sheetWords: null },
};
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

const proposedTerms = { fee: 35_000, scheduleToClose: NOON + 40 * DAY, sheet: null };
/** A cut of the fee that waits for the cast, and for the office after that. */
export const proposalDue = NOON + businessRules.consentPeriod;
export const proposed: EntryEvent = {
  type: 'EntryChangeProposed',
  data: {
    ...parties,
    ...{ proposalNo: 1, previousFee: terms.fee, previousScheduleToClose: terms.scheduleToClose, proposed: proposedTerms },
    ...{ changesSheet: false, sheetWords: null, reason: '撮影日が変わるため', proposalDue },
  },
};
export const agreed: EntryEvent = { type: 'EntryChangeAgreed', data: { ...parties, proposalNo: 1, proposalDue } };

/** One sound command of every type: the conclusion repeats the terms of the histories, changes differ from them. */
export const commands: { readonly [Type in EntryCommand['type']]: CommandOf<Type> } = {
  enter: { type: 'enter', jobId: parties.jobId, clientId: parties.clientId, ...texts, posted },
  adminApprove: { type: 'adminApprove', termsNo: 1 },
  adminDisapprove: { type: 'adminDisapprove', reason: '募集条件と異なるため' },
  startDeciding: { type: 'startDeciding' },
  approve: { type: 'approve', termsNo: 1, ...terms },
  refuse: { type: 'refuse', reason: '日程が合わないため' },
  withdraw: { type: 'withdraw', reason: 'ほかのお仕事と重なったため' },
  changeFee: { type: 'changeFee', fee: 45_000 },
  changeSchedule: { type: 'changeSchedule', scheduleToClose: NOON + 40 * DAY, reason: '撮影日が変わるため' },
  changeTerms: { type: 'changeTerms', fee: 45_000, scheduleToClose: NOON + 40 * DAY, reason: '撮影日が変わるため' },
  proposeChange: { type: 'proposeChange', fee: 35_000, scheduleToClose: NOON + 40 * DAY, reason: '撮影日が変わるため' },
  agreeChange: { type: 'agreeChange', proposalNo: 1 },
  declineChange: { type: 'declineChange', proposalNo: 1 },
  withdrawChange: { type: 'withdrawChange', proposalNo: 1 },
  adminApproveChange: { type: 'adminApproveChange', proposalNo: 1 },
  adminDisapproveChange: { type: 'adminDisapproveChange', proposalNo: 1, reason: '減額の理由が足りないため' },
  lapseChange: { type: 'lapseChange' },
  forceClose: { type: 'forceClose', reason: '規約違反' },
  claimBill: { type: 'claimBill' },
  ignoreBill: { type: 'ignoreBill' },
  reopenBill: { type: 'reopenBill' },
  remindOffice: { type: 'remindOffice' },
  remindOfficeAgain: { type: 'remindOfficeAgain' },
  remindApprove: { type: 'remindApprove' },
  expire: { type: 'expire' },
  close: { type: 'close' },
};
