import { businessRules } from '../kernel/businessRules.ts';
import { DAY, NOON, uidOf } from './contexts.ts';

// Data that the histories of offers and entries share.

/** The job and the two sides. */
export const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
/** Fee in yen. The deal ends 30 days after noon (ms). */
export const terms = { fee: 40_000, scheduleToClose: NOON + 30 * DAY };
/** The answer to a question at noon: due a week later (ms). */
export const answerDue = NOON + businessRules.answerPeriod;
/** The time of the reminder, two days before that (ms). */
export const reminderDue = answerDue - businessRules.reminderLead;
/** The times of the question. */
export const asked = { askedAt: NOON, answerDue, remindAt: reminderDue };
/** The times of a check by the office, from noon. */
export const checked = { askedAt: NOON, remindAt: NOON + businessRules.officeReminder, decideBy: NOON + businessRules.officeReminderAgain };
/** A change that asks for no new answer. */
export const notAsked = { askedAt: null, answerDue: null, remindAt: null };
/** The office's reason for ending a deal. */
export const FORCE_CLOSED_FOR = '規約違反';

const reason = '撮影日が変わるため';
const later = NOON + 40 * DAY;
const proposalNo = 1;
/** A lower fee needs the cast's consent, then the office's (deadline in ms). */
export const proposalDue = NOON + businessRules.consentPeriod;
/** Data of a proposal to lower the fee. */
export const changeProposed = {
  ...parties,
  ...{ proposalNo, previousFee: terms.fee, previousScheduleToClose: terms.scheduleToClose },
  ...{
    proposed: { fee: 35_000, scheduleToClose: later, sheet: null },
    changesSheet: false,
    sheetWords: null,
    reason,
    proposedAt: NOON,
    proposalDue,
  },
};

/** Data of the cast's consent to it. */
export const changeAgreed = { ...parties, proposalNo, proposalDue };

const cancelReason = '企画が中止になったため';
/** The client cancels the concluded deal at noon. Half of the fee is settled. */
export const calledOff = {
  ...parties,
  calledOffBy: 'client',
  calledOffAt: NOON,
  settleBy: NOON + businessRules.cancellationReminder,
  cancelCode: 'OWN_REASON',
  cancelFeeMax: terms.fee,
  reason: cancelReason,
} as const;
const settlement = { cancelFee: 20_000, reason: '前日の取り消しのため' };
/** Data of that settlement. */
export const settled = { ...parties, calledOffBy: 'client', ...settlement } as const;

/** The office received the cast's answer by phone at noon. */
export const onBehalf = { channel: 'PHONE', heardAt: NOON, note: '折り返しのお電話で確認' } as const;
/** The deadline for an objection (ms). */
export const proxyDue = NOON + businessRules.proxyDisputePeriod;
/** Data of that answer. */
export const answeredOnBehalf = {
  ...parties,
  ...({ proxyAnswer: 'declineChange', ...onBehalf, proxyBy: 'office-2', proxyDue, proxyBinds: false } as const),
};
const disputeReason = '電話を受けていません';
/** Data of the cast's objection. */
export const proxyDisputed = { ...parties, reason: disputeReason };
/** Data of the settlement: the answer stays. */
export const proxySettled = { ...parties, outcome: 'KEPT', reason: '通話の記録で確認しました' } as const;

/**
 * One valid command of each type that offers and entries share. Changes differ from the terms
 * above.
 */
export const sharedCommands = {
  changeFee: { type: 'changeFee', fee: 45_000 },
  changeSchedule: { type: 'changeSchedule', scheduleToClose: later, reason },
  changeTerms: { type: 'changeTerms', fee: 45_000, scheduleToClose: later, reason },
  proposeChange: { type: 'proposeChange', fee: 35_000, scheduleToClose: later, reason },
  agreeChange: { type: 'agreeChange', proposalNo },
  declineChange: { type: 'declineChange', proposalNo },
  withdrawChange: { type: 'withdrawChange', proposalNo },
  adminApproveChange: { type: 'adminApproveChange', proposalNo },
  adminDisapproveChange: { type: 'adminDisapproveChange', proposalNo, reason: '減額の理由が足りないため' },
  lapseChange: { type: 'lapseChange' },
  requestCancellation: { type: 'requestCancellation', termsNo: 1, cancelCode: 'OWN_REASON', cancelFeeMax: terms.fee, reason: cancelReason },
  withdrawCancellation: { type: 'withdrawCancellation' },
  settleCancellation: { type: 'settleCancellation', calledOffAt: NOON, ...settlement },
  dismissCancellation: { type: 'dismissCancellation', calledOffAt: NOON, reason: cancelReason },
  remindCancellation: { type: 'remindCancellation' },
  noteProxy: { type: 'noteProxy', proxyAnswer: 'declineChange', ...onBehalf },
  disputeProxy: { type: 'disputeProxy', reason: disputeReason },
  settleProxy: { type: 'settleProxy', outcome: 'KEPT', reason: proxySettled.reason },
  forceClose: { type: 'forceClose', reason: FORCE_CLOSED_FOR },
  claimBill: { type: 'claimBill' },
  ignoreBill: { type: 'ignoreBill', reason: '無償で対応したため' },
  reopenBill: { type: 'reopenBill', reason: '請求先が変わったため' },
  remindOffice: { type: 'remindOffice' },
  remindOfficeAgain: { type: 'remindOfficeAgain' },
  remindApprove: { type: 'remindApprove' },
  expire: { type: 'expire' },
  close: { type: 'close' },
} as const;

/** The fields that most messages leave empty. */
export const plainMessage = { files: [], dates: [], answerTo: null, answers: [] };
