import { businessRules } from '../kernel/businessRules.ts';
import { DAY, NOON, uidOf } from './contexts.ts';

// What the histories of offers and of entries share.

export const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
/** Fee in yen; the deal ends 30 days after noon. */
export const terms = { fee: 40_000, scheduleToClose: NOON + 30 * DAY };
/** Asked at noon: due a week later, reminded two days before that. */
export const answerDue = NOON + businessRules.answerPeriod;
export const reminderDue = answerDue - businessRules.reminderLead;
export const asked = { askedAt: NOON, answerDue };
export const FORCE_CLOSED_FOR = '規約違反';

const reason = '撮影日が変わるため';
const later = NOON + 40 * DAY;
const proposalNo = 1;
/** A cut of the fee: the cast consents first, then the office. */
export const proposalDue = NOON + businessRules.consentPeriod;
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
export const changeAgreed = { ...parties, proposalNo, proposalDue };

const cancelReason = '企画が中止になったため';
/** The client calls the concluded deal off, at noon; half of the fee is settled. */
export const calledOff = {
  ...parties,
  calledOffBy: 'client',
  calledOffAt: NOON,
  cancelCode: 'OWN_REASON',
  cancelFeeMax: terms.fee,
  reason: cancelReason,
} as const;
const settlement = { cancelFee: 20_000, reason: '前日の取り消しのため' };
export const settled = { ...parties, calledOffBy: 'client', ...settlement } as const;

/** The office heard the cast's answer by phone, at noon. */
export const onBehalf = { channel: 'PHONE', heardAt: NOON, note: '折り返しのお電話で確認' } as const;
export const proxyDue = NOON + businessRules.proxyDisputePeriod;
export const answeredOnBehalf = {
  ...parties,
  ...({ proxyAnswer: 'declineChange', ...onBehalf, proxyBy: 'office-2', proxyDue, proxyBinds: false } as const),
};
const disputeReason = '電話を受けていません';
export const proxyDisputed = { ...parties, reason: disputeReason };
export const proxySettled = { ...parties, outcome: 'KEPT', reason: '通話の記録で確認しました' } as const;

/**
 * One valid command of each type that offers and entries share; changes differ from the terms
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

/** What most messages do not have. */
export const plainMessage = { files: [], dates: [], answerTo: null, answers: [] };
