import { z } from 'zod';
import { isJstMonth } from '../../kernel/calendar/instants.ts';
import { parties, reason } from '../../kernel/commonFields.ts';
import { day, labelled, labelOf, month as storedMonth, time } from '../../kernel/fieldMeta.ts';
import { date, identifier, messages } from '../../kernel/validation.ts';
import { accountHint, taxInput } from '../payee/fields.ts';
import { payoutLine, payoutSums } from './statement.ts';

/** The statuses of a payout. `SENT`: in a transfer file. `ENDED`: its legal period is over. */
export const payoutStatuses = ['FIXED', 'OBJECTED', 'AGREED', 'SENT', 'PAID', 'FAILED'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];
export const payoutLabels: Readonly<Record<PayoutStatus, string>> = {
  FIXED: '確認待ち',
  OBJECTED: '異議あり',
  AGREED: '同意済み',
  SENT: '振込手続き中',
  PAID: '支払済',
  FAILED: '振込不能',
};

/** Who agreed to a statement: the cast, seven days of silence, or the office after an objection. */
export const agreements = ['TALENT', 'SILENCE', 'OFFICE'] as const;
export const agreementLabels: Readonly<Record<(typeof agreements)[number], string>> = {
  TALENT: 'ご本人が同意',
  SILENCE: '期限までにお申し出がなく、同意とみなしました',
  OFFICE: '異議に事務局が回答',
};

export const isPayable = (status: string): boolean => status === 'AGREED' || status === 'FAILED';
/** Whether a changed content becomes a corrected statement. */
export const isCorrectable = (status: string): boolean => status === 'FIXED' || status === 'OBJECTED';

/** Fields of the commands and events of payouts, with labels. Amounts in yen, times in ms. */
export const payoutFields = {
  talentId: labelled(labelOf(parties.talentId), identifier),
  month: labelled('完了月', storedMonth.refine(isJstMonth, messages.format)),
  /** The version of the statement, from 1. */
  no: labelled('支払通知書の版', z.int().min(1)),
  lines: labelled('明細', z.array(payoutLine)),
  titles: labelled('明細の内容', z.array(z.string())),
  name: labelled('支払先', z.string()),
  ...taxInput,
  ...payoutSums,
  payBy: labelled('支払期限', day),
  fixedAt: labelled('締めた日時', time),
  agreeBy: labelled('確認の期限', time),
  agreedBy: labelled('同意', z.enum(agreements)),
  reason,
  transferId: labelled('振込の番号', identifier),
  to: labelled('振込先', accountHint),
  day: labelled('振込日', date),
  at: labelled('振り込まれた日', date),
  keptUntil: labelled('保存の期限', time),
};

/** The id of a payout: one per cast and month. */
export const payoutIdOf = (talentId: string, month: string): string => `${talentId}_${month}`;
