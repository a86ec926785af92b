import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import type { DealExample } from './definition.ts';

// The examples of the commands that offers and entries share.

/** The job and the two sides. */
export const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
/** Fee in yen. The deal ends 30 days after noon (ms). */
export const terms = { fee: 40_000, scheduleToClose: NOON + 30 * DAY };
/** The office received the cast's answer by phone at noon. */
export const onBehalf = { channel: 'PHONE', heardAt: NOON, note: '折り返しのお電話で確認' } as const;

const reason = '撮影日が変わるため';
const later = NOON + 40 * DAY;
const cancelReason = '企画が中止になったため';
const answered = businessRules.answerPeriod;
const reminded = answered - businessRules.reminderLead;

/** The payload of each shared command. Changes differ from `terms`. */
export const sharedPayloads = {
  changeFee: { fee: 45_000 },
  changeSchedule: { scheduleToClose: later, reason },
  changeTerms: { fee: 45_000, scheduleToClose: later, reason },
  proposeChange: { fee: 35_000, scheduleToClose: later, reason },
  agreeChange: { proposalNo: 1 },
  declineChange: { proposalNo: 1 },
  withdrawChange: { proposalNo: 1 },
  adminApproveChange: { proposalNo: 1 },
  adminDisapproveChange: { proposalNo: 1, reason: '減額の理由が足りないため' },
  lapseChange: {},
  requestCancellation: { termsNo: 1, cancelCode: 'OWN_REASON', cancelFeeMax: terms.fee, reason: cancelReason },
  withdrawCancellation: {},
  settleCancellation: { calledOffAt: NOON, cancelFee: 20_000, reason: '前日の取り消しのため' },
  dismissCancellation: { calledOffAt: NOON, reason: cancelReason },
  remindCancellation: {},
  noteProxy: { proxyAnswer: 'declineChange', ...onBehalf },
  disputeProxy: { reason: '電話を受けていません' },
  settleProxy: { outcome: 'KEPT', reason: '通話の記録で確認しました' },
  forceClose: { reason: '規約違反' },
  claimBill: {},
  ignoreBill: { reason: '無償で対応したため' },
  reopenBill: { reason: '請求先が変わったため' },
  remindOffice: {},
  remindOfficeAgain: {},
  remindApprove: {},
  expire: {},
  close: {},
} as const;

type Path = readonly string[];

/**
 * The shared examples. `waiting`: the commands until the office has to decide; `checked`: until the
 * client has to conclude; `begun`: until the deal is active; `concluded`: until its conclusion.
 */
export const sharedExamples = ({
  begun,
  waiting,
  checked,
  concluded,
}: Readonly<Record<'begun' | 'waiting' | 'checked' | 'concluded', Path>>) => {
  const of = <Type extends keyof typeof sharedPayloads>(type: Type, after: Path, more: Omit<DealExample, 'after' | 'example'> = {}) =>
    ({ [type]: { example: sharedPayloads[type], after, ...more } }) as unknown as Readonly<Record<Type, DealExample>>;
  const cancelled = [...concluded, 'requestCancellation'];
  const proposed = [...concluded, 'proposeChange'];
  const agreed = [...proposed, 'agreeChange'];
  const proxied = [...concluded, 'noteProxy'];
  const ended = [...concluded, 'close'];
  return {
    ...of('changeFee', concluded),
    ...of('changeSchedule', concluded),
    ...of('changeTerms', concluded),
    ...of('proposeChange', concluded),
    ...of('agreeChange', proposed),
    ...of('declineChange', proposed),
    ...of('withdrawChange', proposed),
    ...of('adminApproveChange', agreed),
    ...of('adminDisapproveChange', agreed),
    ...of('lapseChange', proposed, { later: businessRules.consentPeriod }),
    ...of('requestCancellation', concluded),
    ...of('withdrawCancellation', cancelled),
    ...of('settleCancellation', cancelled),
    ...of('dismissCancellation', cancelled),
    ...of('remindCancellation', cancelled, { later: 2 * DAY }),
    ...of('noteProxy', concluded),
    ...of('disputeProxy', proxied),
    ...of('settleProxy', [...proxied, 'disputeProxy']),
    ...of('forceClose', begun),
    ...of('claimBill', ended),
    ...of('ignoreBill', ended),
    ...of('reopenBill', [...ended, 'claimBill']),
    ...of('remindOffice', waiting, { later: DAY }),
    ...of('remindOfficeAgain', waiting, { later: 3 * DAY }),
    ...of('remindApprove', checked, { later: reminded }),
    ...of('expire', checked, { later: answered }),
    ...of('close', concluded, { later: terms.scheduleToClose - NOON }),
  };
};
