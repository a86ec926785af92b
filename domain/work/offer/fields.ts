import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { date, fee, identifier, instant, listOf, messages, optionalText, text } from '../../kernel/validation.ts';
import { dealFields } from '../deal/fields.ts';
import { inquiryAnswers, inquiryTypes } from './status.ts';

/**
 * Fields of the commands, events and documents of offers, with labels. Fees in yen, times in ms.
 */
export const offerFields = {
  ...dealFields,
  kind: labelled('種類', z.enum(['INQUIRY', 'OFFER'])),
  inquiryType: labelled('問い合わせの種類', z.enum(inquiryTypes)),
  message: labelled('メッセージ', text(businessRules.messageMax)),
  /** The stream of the pair's deal that ended before: `offer-…` or `entry-…`. */
  previous: labelled('前回のやり取り', identifier.regex(/^(offer|entry)-./, messages.format)),
  earlierDeals: labelled('それまでのやり取りの数', z.int().min(0)),
  counterRemindAt: labelled('条件の相談への回答のお願いを送る予定の日時', time),
  begins: labelled('お仕事が始まる日時', instant.nullable()),
  canCome: labelled('出演の可否', z.enum(inquiryAnswers, { error: messages.required })),
  freeDays: labelled('出演できる日', listOf(date, businessRules.freeDaysMax)),
  feeFrom: labelled('希望の報酬の下限（税抜）', fee, '円'),
  feeTo: labelled('希望の報酬の上限（税抜）', fee, '円'),
  answerText: labelled('クライアントへの回答', optionalText(businessRules.messageMax)),
  answerPrint: labelled('回答の照合値', z.number()),
  inquiryAnsweredAt: labelled('問い合わせへの回答日時', time),
  inquiryRefusedAt: labelled('問い合わせの辞退日時', time),
  offeredAt: labelled('オファー日時', time),
  acceptedAt: labelled('承諾日時', time),
  canceledAt: labelled('取り消し日時', time),
  remindedInquiryAt: labelled('問い合わせへの回答のお願いを送った日時', time),
  remindedAcceptAt: labelled('回答のお願いを送った日時', time),
};
