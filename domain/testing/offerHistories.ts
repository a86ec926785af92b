import { businessRules } from '../kernel/businessRules.ts';
import type { CommandOf, OfferCommand } from '../offer/commands.ts';
import type { OfferEvent } from '../offer/events.ts';
import type { OfferState } from '../offer/table.ts';
import { DAY, NOON, uidOf } from './contexts.ts';

export type StateName = OfferState['status'];

export const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
/** Fee in yen; the deal ends 30 days after noon. */
export const terms = { fee: 40_000, scheduleToClose: NOON + 30 * DAY };
/** Asked at noon: due a week later, reminded two days before that. */
export const answerDue = NOON + businessRules.answerPeriod;
export const reminderDue = answerDue - businessRules.reminderLead;
const asked = { askedAt: NOON, answerDue };

export const inquired: OfferEvent = {
  type: 'OfferInquired',
  data: { ...parties, inquiryType: 'APPEARANCE', message: 'ご相談です。', askedAt: NOON },
};
export const made: OfferEvent = { type: 'OfferMade', data: { ...parties, ...terms, ...asked, sheet: null, sheetWords: null } };
export const accepted: OfferEvent = { type: 'OfferAccepted', data: { ...parties, termsNo: 1, askedAt: NOON } };
export const adminApproved: OfferEvent = { type: 'OfferAdminApproved', data: { ...parties, termsNo: 1, ...asked } };
export const approved: OfferEvent = { type: 'OfferApproved', data: { ...parties, termsNo: 1, scheduleToClose: terms.scheduleToClose } };
export const closed: OfferEvent = { type: 'OfferClosed', data: { ...parties, fee: terms.fee, closedAt: terms.scheduleToClose } };
export const billClaimed: OfferEvent = { type: 'OfferBillClaimed', data: { ...parties, billId: null } };
export const billIgnored: OfferEvent = { type: 'OfferBillIgnored', data: parties };

/** One way into every status. */
export const histories = {
  NONE: [],
  IN_INQUIRY: [inquired],
  IS_INQUIRY_REFUSED: [inquired, { type: 'OfferInquiryRefused', data: parties }],
  IN_PROGRESS: [made],
  IS_ACCEPTED: [made, accepted],
  IS_REFUSED: [made, { type: 'OfferRefused', data: parties }],
  IS_ADMIN_APPROVED: [made, accepted, adminApproved],
  IS_ADMIN_DISAPPROVED: [made, accepted, { type: 'OfferAdminDisapproved', data: { ...parties, reason: '日程の重なり' } }],
  IS_APPROVED: [made, accepted, adminApproved, approved],
  IS_CANCELED: [made, { type: 'OfferCanceled', data: parties }],
  IS_EXPIRED: [made, { type: 'OfferExpired', data: { ...parties, expiredAt: answerDue } }],
  IS_CLOSED: [made, accepted, adminApproved, approved, closed],
  IS_ADMIN_CLOSED: [made, { type: 'OfferForceClosed', data: { ...parties, reason: '規約違反' } }],
} as const satisfies Record<StateName, readonly OfferEvent[]>;

const proposedTerms = { fee: 35_000, scheduleToClose: NOON + 40 * DAY, sheet: null };
/** A cut of the fee that waits for the cast, and for the office after that. */
export const proposalDue = NOON + businessRules.consentPeriod;
export const proposed: OfferEvent = {
  type: 'OfferChangeProposed',
  data: {
    ...parties,
    ...{ proposalNo: 1, previousFee: terms.fee, previousScheduleToClose: terms.scheduleToClose, proposed: proposedTerms },
    ...{ changesSheet: false, sheetWords: null, reason: '撮影日が変わるため', proposalDue },
  },
};
export const agreed: OfferEvent = { type: 'OfferChangeAgreed', data: { ...parties, proposalNo: 1, proposalDue } };

/** One sound command of every type: offers repeat the terms of the histories, changes differ from them. */
export const commands: { readonly [Type in OfferCommand['type']]: CommandOf<Type> } = {
  inquire: { type: 'inquire', jobId: parties.jobId, talentId: parties.talentId, inquiryType: 'APPEARANCE', message: 'ご相談です。' },
  refuseInquiry: { type: 'refuseInquiry' },
  makeOffer: { type: 'makeOffer', jobId: parties.jobId, talentId: parties.talentId, ...terms },
  accept: { type: 'accept', termsNo: 1 },
  refuse: { type: 'refuse' },
  adminApprove: { type: 'adminApprove', termsNo: 1 },
  adminDisapprove: { type: 'adminDisapprove', reason: '日程の重なり' },
  approve: { type: 'approve', termsNo: 1 },
  decline: { type: 'decline' },
  cancel: { type: 'cancel' },
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
  remindInquiry: { type: 'remindInquiry' },
  remindOffice: { type: 'remindOffice' },
  remindOfficeAgain: { type: 'remindOfficeAgain' },
  remindAccept: { type: 'remindAccept' },
  remindApprove: { type: 'remindApprove' },
  expire: { type: 'expire' },
  close: { type: 'close' },
};
