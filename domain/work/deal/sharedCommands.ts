import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import type { CommandRow } from './commandRow.ts';
import { dealFields } from './fields.ts';

// The rows of the commands that offers and entries share, with the deal of their examples.
// `prefix`: of their events.

const { reason, cancelCode, cancelFee, cancelFeeMax, outcome, billId, proxyAnswer, channel, heardAt, note } = dealFields;

export type Prefix = 'Offer' | 'Entry';
/** The commands before an example, in order. */
export type Path = readonly string[];

export const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
/** Fee in yen. The deal ends 30 days after noon (ms). */
export const terms = { fee: 40_000, scheduleToClose: NOON + 30 * DAY };
export const onBehalf = { channel: 'PHONE', heardAt: NOON, note: '折り返しのお電話で確認' } as const;

const cancelReason = '企画が中止になったため';

/** Cancels a concluded deal. The sender saw `cancelFeeMax` (yen), or the request `calledOffAt`. */
export const cancelRows = <const P extends Prefix>(prefix: P, concluded: Path) => {
  const cancelled = [...concluded, 'requestCancellation'];
  return {
    requestCancellation: {
      by: ['client', 'talent'],
      from: ['IS_APPROVED'],
      until: 'scheduleToClose',
      mustMatch: 'termsNo',
      blockedByProposal: true,
      moves: { part: 'cancellation', from: ['NONE'], to: 'ASKED', past: 'REMINDED' },
      event: `${prefix}CancellationRequested`,
      stamp: 'calledOffAt',
      payload: { cancelCode, cancelFeeMax, reason },
      example: { cancelCode: 'OWN_REASON', cancelFeeMax: terms.fee, reason: cancelReason },
      after: concluded,
      counted: 'cancellationByAccount',
    },
    withdrawCancellation: {
      by: ['client', 'talent'],
      from: ['IS_APPROVED'],
      ofAsker: true,
      // After the reminder only the office decides: asking and taking back must not hold a deal
      // open.
      moves: { part: 'cancellation', from: ['ASKED'], to: 'NONE' },
      event: `${prefix}CancellationWithdrawn`,
      after: cancelled,
      counted: 'cancellationByAccount',
    },
    settleCancellation: {
      by: 'office',
      duties: ['review'],
      from: ['IS_APPROVED'],
      cancellationRequested: true,
      mustMatch: 'calledOffAt',
      namesRole: true,
      event: `${prefix}CancellationSettled`,
      to: 'IS_ADMIN_CLOSED',
      stamp: 'adminCancelAt',
      bills: 'cancelFee',
      payload: { cancelFee, reason },
      example: { cancelFee: 20_000, reason: '前日の取り消しのため' },
      after: cancelled,
    },
    dismissCancellation: {
      by: 'office',
      duties: ['review'],
      from: ['IS_APPROVED'],
      cancellationRequested: true,
      mustMatch: 'calledOffAt',
      moves: { part: 'cancellation', from: ['ASKED', 'REMINDED'], to: 'NONE' },
      event: `${prefix}CancellationDismissed`,
      payload: { reason },
      example: { reason: cancelReason },
      after: cancelled,
    },
    remindCancellation: {
      by: 'system',
      from: ['IS_APPROVED'],
      since: 'settleBy',
      moves: { part: 'cancellation', from: ['ASKED'], to: 'REMINDED' },
      event: `${prefix}CancellationReminded`,
      after: cancelled,
      later: 2 * DAY,
    },
  } as const;
};

/** Answers that the office gave for the cast. `held`: the statuses after such an answer. */
export const proxyRows = <const P extends Prefix, const Held extends readonly string[]>(prefix: P, held: Held, concluded: Path) => {
  const proxied = [...concluded, 'noteProxy'];
  return {
    // The answer triggers it in its commit. No callable accepts it.
    noteProxy: {
      by: 'system',
      act: true,
      from: held,
      moves: { part: 'proxy', from: ['NONE', 'OPEN', 'SETTLED'], to: 'OPEN' },
      event: `${prefix}AnsweredOnBehalf`,
      payload: { proxyAnswer, channel, heardAt, note },
      example: { proxyAnswer: 'declineChange', ...onBehalf },
      after: concluded,
    },
    disputeProxy: {
      by: 'talent',
      from: held,
      until: 'proxyDue',
      moves: { part: 'proxy', from: ['OPEN'], to: 'DISPUTED' },
      event: `${prefix}ProxyDisputed`,
      payload: { reason },
      example: { reason: '電話を受けていません' },
      after: proxied,
    },
    settleProxy: {
      by: 'office',
      duties: ['review'],
      from: held,
      // The cancellation has to be settled first, because it may end with an amount.
      cancellationRequested: false,
      moves: { part: 'proxy', from: ['DISPUTED'], to: 'SETTLED' },
      undoes: true,
      event: `${prefix}ProxySettled`,
      payload: { outcome, reason },
      example: { outcome: 'KEPT', reason: '通話の記録で確認しました' },
      after: [...proxied, 'disputeProxy'],
      rules: ['otherApprover'],
    },
  } as const;
};

/** The statuses in which a bill can exist. */
const billed = ['IS_CLOSED', 'IS_ADMIN_CLOSED'] as const;

export const billRows = <const P extends Prefix>(prefix: P, concluded: Path) => {
  const ended = [...concluded, 'close'];
  const act = { duties: ['billing'], from: billed, rules: ['manualBilling'] } as const;
  return {
    claimBill: {
      ...act,
      by: ['office', 'system'],
      moves: { part: 'bill', from: ['UNCLAIMED'], to: 'CLAIMED' },
      event: `${prefix}BillClaimed`,
      payload: { billId: billId.optional() },
      after: ended,
    },
    ignoreBill: {
      ...act,
      by: 'office',
      moves: { part: 'bill', from: ['UNCLAIMED'], to: 'IGNORED' },
      event: `${prefix}BillIgnored`,
      payload: { reason },
      example: { reason: '無償で対応したため' },
      after: ended,
    },
    reopenBill: {
      ...act,
      by: ['office', 'system'],
      moves: { part: 'bill', from: ['CLAIMED', 'IGNORED'], to: 'UNCLAIMED' },
      event: `${prefix}BillReopened`,
      payload: { reason },
      example: { reason: '請求先が変わったため' },
      after: [...ended, 'claimBill'],
    },
  } as const;
};

/** The office ends an active deal. */
export const forceCloseRow = <const P extends Prefix, const From extends readonly string[]>(prefix: P, from: From, begun: Path) =>
  ({
    by: 'office',
    duties: ['review'],
    from,
    namesRole: true,
    event: `${prefix}ForceClosed`,
    to: 'IS_ADMIN_CLOSED',
    stamp: 'adminCancelAt',
    cancellationRequested: false,
    payload: { reason },
    example: { reason: '規約違反' },
    after: begun,
  }) as const satisfies CommandRow;

/** The reminders of the office while a deal in the status `from` waits for it. */
export const officeReminderRows = <const P extends Prefix, const From extends string>(prefix: P, from: From, waiting: Path) =>
  ({
    remindOffice: {
      by: 'system',
      from: [from],
      since: 'remindAt',
      event: `${prefix}OfficeReminded`,
      stamp: 'remindedOfficeAt',
      onceMark: 'officeReminded',
      after: waiting,
      later: DAY,
    },
    remindOfficeAgain: {
      by: 'system',
      from: [from],
      since: 'decideBy',
      event: `${prefix}OfficeRemindedAgain`,
      stamp: 'remindedOfficeAt',
      onceMark: 'officeRemindedAgain',
      after: waiting,
      later: 3 * DAY,
    },
  }) as const;

/**
 * The last deadlines. `asked`: the statuses that wait for an answer; `confirmed`: for the client's.
 */
export const endRows = <const P extends Prefix, const Confirmed extends readonly string[], const Asked extends readonly string[]>(
  prefix: P,
  confirmed: Confirmed,
  asked: Asked,
  checked: Path,
  concluded: Path,
) =>
  ({
    remindApprove: {
      by: 'system',
      from: confirmed,
      since: 'remindAt',
      until: 'answerDue',
      event: `${prefix}ApproveReminded`,
      stamp: 'remindedApproveAt',
      onceMark: 'reminded',
      after: checked,
      later: businessRules.answerPeriod - businessRules.reminderLead,
    },
    expire: {
      by: 'system',
      from: asked,
      since: 'answerDue',
      event: `${prefix}Expired`,
      to: 'IS_EXPIRED',
      stamp: 'expiredAt',
      after: checked,
      later: businessRules.answerPeriod,
    },
    close: {
      by: 'system',
      from: ['IS_APPROVED'],
      since: 'scheduleToClose',
      cancellationRequested: false,
      undisputed: true,
      event: `${prefix}Closed`,
      to: 'IS_CLOSED',
      stamp: 'closedAt',
      bills: 'fee',
      after: concluded,
      later: terms.scheduleToClose - NOON,
    },
  }) as const;
