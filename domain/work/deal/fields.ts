import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { parties, reason } from '../../kernel/commonFields.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { pricesSchema } from '../../kernel/priceFields.ts';
import { fee, instant, line, messages, optionalText } from '../../kernel/validation.ts';
import { proxyOutcomes } from './state.ts';

/** The commands that the office may send for the cast: those whose rows have `onBehalf`. */
export const proxyAnswers = [
  'accept',
  'refuse',
  'answerInquiry',
  'refuseInquiry',
  'proposeCounter',
  'agreeChange',
  'declineChange',
] as const;
/** The subset for entries: only answers to a change. */
export const entryAnswers = proxyAnswers.slice(-2);

/** An answer that the office gave for the cast, and when it received it (ms). */
export type HeardAnswer = {
  readonly answer: (typeof proxyAnswers)[number];
  readonly channel: (typeof proxyChannels)[number];
  readonly heardAt: number;
};

/** The kinds of reasons for the cancellation of a concluded deal. */
export const cancelCodes = ['OWN_REASON', 'HEALTH', 'WEATHER', 'OTHER'] as const;
export const cancelCodeLabels = {
  OWN_REASON: '申込者の都合',
  HEALTH: '体調',
  WEATHER: '天候',
  OTHER: 'その他',
} as const satisfies Record<(typeof cancelCodes)[number], string>;
const cancelYen = z.int({ error: messages.yen }).min(0, messages.yen).max(businessRules.feeMax, messages.yen);

/** The reasons for acts that end a deal before its conclusion. Each act has some of them. */
const reasonCodes = [
  'SCHEDULE',
  'FEE',
  'BUDGET',
  'CONTENT',
  'PLACE',
  'OTHER_WORK',
  'PERSONAL',
  'OTHER_CAST',
  'IMAGE',
  'EXPERIENCE',
  'PLAN',
  'MISTAKE',
  'OTHER',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** The channels by which the office received the cast's answer. */
export const proxyChannels = ['PHONE', 'MAIL', 'LINE', 'IN_PERSON'] as const;
export const proxyChannelLabels = {
  PHONE: '電話',
  MAIL: 'メール',
  LINE: 'LINE',
  IN_PERSON: '対面',
} as const satisfies Record<(typeof proxyChannels)[number], string>;

const heard = {
  channel: labelled('連絡の方法', z.enum(proxyChannels, { error: messages.required })),
  heardAt: labelled('回答を聞いた日時', instant),
  note: labelled('メモ', optionalText(businessRules.proxyNoteMax)),
};

/** Fields of offers and entries, with labels. Fees in yen, times in ms. */
export const dealFields = {
  ...parties,
  roleNo: labelled('役', z.int({ error: messages.required }).min(1)),
  fee: labelled('報酬（税抜）', fee, '円'),
  scheduleToClose: labelled('終了日', instant),
  reason,
  reasonCode: labelled('理由の種類', z.enum(reasonCodes, { error: messages.required })),
  termsNo: labelled('条件の版', z.int().min(1)),
  proposalNo: labelled('条件の変更・相談の番号', z.int().min(1)),
  // Fields inside terms get their labels at the sheet (`namesInTerms`).
  sheet: labelled('条件書', z.unknown()),
  sheetWords: labelled('条件書の本文', z.unknown()),
  changesSheet: labelled('条件書の変更', z.boolean()),
  proposed: labelled('変更後の条件', z.unknown()),
  feeUpTo: labelled('承認済みの報酬の上限（税抜）', z.number().nullable(), '円'),
  proposedAt: labelled('条件の変更・相談の申し込み日時', time),
  proposalDue: labelled('条件への回答期限', time),
  billId: labelled('請求番号', line(40)),
  askedAt: labelled('回答をお願いした日時', time),
  answerDue: labelled('回答期限', time),
  remindAt: labelled('お願いを送る予定の日時', time),
  decideBy: labelled('事務局の確認の目安', time),
  settleBy: labelled('取り消しの対応の目安', time),
  expiredAt: labelled('期限切れ日時', time),
  closedAt: labelled('完了日時', time),
  /** Null in deals of releases without a price list. */
  prices: labelled('成立した日の料金', pricesSchema.nullable()),
  serviceFee: labelled('サービス料（税抜）', z.number(), '円'),
  adminApprovedAt: labelled('事務局の承認日時', time),
  adminDisapprovedAt: labelled('事務局の否認日時', time),
  approvedAt: labelled('成立日時', time),
  refusedAt: labelled('辞退日時', time),
  remindedOfficeAt: labelled('事務局へ確認のお願いを送った日時', time),
  remindedApproveAt: labelled('依頼の確定のお願いを送った日時', time),
  cancelCode: labelled('取り消しの理由の種類', z.enum(cancelCodes)),
  cancelFee: labelled('取消料（税抜）', cancelYen, '円'),
  cancelFeeMax: labelled('取消料の上限（税抜）', cancelYen, '円'),
  calledOffBy: labelled('取り消しを申し込んだ方', z.enum(['client', 'talent'])),
  calledOffAt: labelled('取り消しを申し込んだ日時', time),
  ...heard,
  onBehalf: labelled('代理回答の確認', z.strictObject(heard)),
  proxyAnswer: labelled('代理回答', z.enum(proxyAnswers)),
  proxyBy: labelled('代理で回答した担当者', z.string()),
  proxyDue: labelled('異議の期限', time),
  proxyBinds: labelled('条件への合意', z.boolean()),
  outcome: labelled('異議への対応', z.enum(proxyOutcomes, { error: messages.required })),
  adminCancelAt: labelled('強制終了日時', time),
};

export type ValuesOf<Names extends keyof typeof dealFields> = { readonly [Name in Names]: z.infer<(typeof dealFields)[Name]> };
