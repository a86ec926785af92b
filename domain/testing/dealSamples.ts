import { businessRules } from '../kernel/businessRules.ts';
import { type CommandRow, exampleOf } from '../work/deal/commandRow.ts';
import { onBehalf, parties, terms } from '../work/deal/sharedCommands.ts';
import { DAY, NOON } from './contexts.ts';

export { onBehalf, parties, terms } from '../work/deal/sharedCommands.ts';

// Data that the histories of offers and entries share.

export const unsaid = { ...parties, reasonCode: null, reason: null };

/** Data of the first deal of a job and a cast. */
export const firstOfPair = { previous: null, earlierDeals: 0 };

/** The answer to a question at noon: due a week later (ms). */
export const answerDue = NOON + businessRules.answerPeriod;
/** The time of the reminder, two days before that (ms). */
export const reminderDue = answerDue - businessRules.reminderLead;
export const asked = { askedAt: NOON, answerDue, remindAt: reminderDue };
/** The times of a check by the office, from noon. */
export const checked = { askedAt: NOON, remindAt: NOON + businessRules.officeReminder, decideBy: NOON + businessRules.officeReminderAgain };
export const FORCE_CLOSED_FOR = '規約違反';

const reason = '撮影日が変わるため';
const later = NOON + 40 * DAY;
const proposalNo = 1;
/** A lower fee needs the cast's consent, then the office's (deadline in ms). */
export const proposalDue = NOON + businessRules.consentPeriod;
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
export const proxyDisputed = { ...parties, reason: disputeReason };
/** Data of the settlement: the answer stays. */
export const proxySettled = { ...parties, outcome: 'KEPT', reason: '通話の記録で確認しました' } as const;

/** The events that offers and entries share. */
export const dealEvents = <const Prefix extends 'Offer' | 'Entry'>(prefix: Prefix) =>
  ({
    closed: { type: `${prefix}Closed`, data: { ...parties, fee: terms.fee, serviceFee: 0, closedAt: terms.scheduleToClose } },
    forceClosed: { type: `${prefix}ForceClosed`, data: { ...parties, reason: FORCE_CLOSED_FOR } },
    billClaimed: { type: `${prefix}BillClaimed`, data: { ...parties, billId: null } },
    billIgnored: { type: `${prefix}BillIgnored`, data: { ...parties, reason: '無償で対応したため' } },
    adminApproved: { type: `${prefix}AdminApproved`, data: { ...parties, termsNo: 1, feeUpTo: null, ...asked } },
    expired: { type: `${prefix}Expired`, data: { ...parties, expiredAt: answerDue } },
    /** The client proposes changed terms; the cast agrees. */
    proposed: { type: `${prefix}ChangeProposed`, data: changeProposed },
    agreed: { type: `${prefix}ChangeAgreed`, data: changeAgreed },
    /** A side asks to cancel; the office is reminded, and settles it. */
    cancellationRequested: { type: `${prefix}CancellationRequested`, data: calledOff },
    cancellationReminded: { type: `${prefix}CancellationReminded`, data: parties },
    cancellationSettled: { type: `${prefix}CancellationSettled`, data: settled },
    /** The office answers for the cast; the cast objects; the office settles it. */
    proxied: { type: `${prefix}AnsweredOnBehalf`, data: answeredOnBehalf },
    disputed: { type: `${prefix}ProxyDisputed`, data: proxyDisputed },
    settledProxy: { type: `${prefix}ProxySettled`, data: proxySettled },
  }) as const;

/** The examples of a deal's commands, with their type. */
export const commandsOf = <Command extends { readonly type: string }>(rows: Readonly<Record<string, CommandRow>>) =>
  Object.fromEntries(Object.entries(rows).map(([type, row]) => [type, { type, ...exampleOf(row) }])) as unknown as {
    readonly [Type in Command['type']]: Extract<Command, { type: Type }>;
  };

/** The fields that most messages leave empty. */
export const plainMessage = { files: [], dates: [], answerTo: null, answers: [] };
