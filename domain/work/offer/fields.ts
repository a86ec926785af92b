import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { instant, text } from '../../kernel/validation.ts';
import { dealFields } from '../deal/fields.ts';
import { inquiryTypes } from './status.ts';

/**
 * Fields of the commands, events and documents of offers, with labels. Fees in yen, times in ms.
 */
export const offerFields = {
  ...dealFields,
  kind: labelled('種類', z.enum(['INQUIRY', 'OFFER'])),
  inquiryType: labelled('問い合わせの種類', z.enum(inquiryTypes)),
  message: labelled('メッセージ', text(businessRules.messageMax)),
  begins: labelled('お仕事が始まる日時', instant.nullable()),
  inquiryRefusedAt: labelled('問い合わせの辞退日時', time),
  offeredAt: labelled('オファー日時', time),
  acceptedAt: labelled('承諾日時', time),
  canceledAt: labelled('取り消し日時', time),
  remindedInquiryAt: labelled('問い合わせへの回答のお願いを送った日時', time),
  remindedAcceptAt: labelled('回答のお願いを送った日時', time),
};
