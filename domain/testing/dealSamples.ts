import { businessRules } from '../kernel/businessRules.ts';
import { onBehalf, parties, terms } from '../work/deal/examples.ts';
import { DAY, NOON } from './contexts.ts';

export { onBehalf, parties, terms } from '../work/deal/examples.ts';

// Data that the histories of offers and entries share.

/** The answer to a question at noon: due a week later (ms). */
export const answerDue = NOON + businessRules.answerPeriod;
/** The time of the reminder, two days before that (ms). */
export const reminderDue = answerDue - businessRules.reminderLead;
/** The times of the question. */
export const asked = { askedAt: NOON, answerDue, remindAt: reminderDue };
/** The times of a check by the office, from noon. */
export const checked = { askedAt: NOON, remindAt: NOON + businessRules.officeReminder, decideBy: NOON + businessRules.officeReminderAgain };
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
  proposalNo,
  previousFee: terms.fee,
  previousScheduleToClose: terms.scheduleToClose,
  proposed: { fee: 35_000, scheduleToClose: later, sheet: null },
  changesSheet: false,
  sheetWords: null,
  reason,
  proposedAt: NOON,
  proposalDue,
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
export const settled = { ...parties, calledOffBy: 'client', ...settlement } as const;

/** The deadline for an objection (ms). */
export const proxyDue = NOON + businessRules.proxyDisputePeriod;
export const answeredOnBehalf = {
  ...parties,
  ...({ proxyAnswer: 'declineChange', ...onBehalf, proxyBy: 'office-2', proxyDue, proxyBinds: false } as const),
};
const disputeReason = '電話を受けていません';
/** Data of the cast's objection. */
export const proxyDisputed = { ...parties, reason: disputeReason };
/** Data of the settlement: the answer stays. */
export const proxySettled = { ...parties, outcome: 'KEPT', reason: '通話の記録で確認しました' } as const;

/** The fields that most messages leave empty. */
export const plainMessage = { files: [], dates: [], answerTo: null, answers: [] };
