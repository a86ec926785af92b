import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { parties, reason } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { fee, instant, line, text } from '../kernel/validation.ts';
import { inquiryTypes } from '../offer/status.ts';

const time = z.number();

/** What commands and events of offers and entries say. Fees in yen, times in ms. */
export const dealFields = {
  ...parties,
  fee: labelled('報酬（税抜）', fee, '円'),
  scheduleToClose: labelled('終了日', instant),
  reason,
  billId: labelled('請求番号', line(40)),
  askedAt: labelled('回答をお願いした日時', time),
  answerDue: labelled('回答期限', time),
  expiredAt: labelled('期限切れ日時', time),
  closedAt: labelled('完了日時', time),
};

export const offerFields = {
  ...dealFields,
  kind: labelled('種類', z.enum(['INQUIRY', 'OFFER'])),
  inquiryType: labelled('問い合わせの種類', z.enum(inquiryTypes)),
  message: labelled('メッセージ', text(businessRules.messageMax)),
};

/** `schedule` says when the cast is free. */
export const entryFields = {
  ...dealFields,
  pr: labelled('自己PR', text(2_000)),
  schedule: labelled('参加できる日程', text(500)),
};
