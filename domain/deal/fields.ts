import { z } from 'zod';
import { parties, reason } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { fee, instant, line } from '../kernel/validation.ts';

/** When something happened. */
export const time = z.number();

/** What commands, events and documents of offers and entries say. Fees in yen, times in ms. */
export const dealFields = {
  ...parties,
  fee: labelled('報酬（税抜）', fee, '円'),
  scheduleToClose: labelled('終了日', instant),
  reason,
  termsNo: labelled('条件の版', z.int().min(1)),
  proposalNo: labelled('条件変更の番号', z.int().min(1)),
  // What stands inside of terms is named at the sheet (`namesInTerms`).
  sheet: labelled('条件書', z.unknown()),
  sheetWords: labelled('条件書の本文', z.unknown()),
  changesSheet: labelled('条件書の変更', z.boolean()),
  proposed: labelled('変更後の条件', z.unknown()),
  proposalDue: labelled('条件変更への回答期限', time),
  billId: labelled('請求番号', line(40)),
  askedAt: labelled('回答をお願いした日時', time),
  answerDue: labelled('回答期限', time),
  expiredAt: labelled('期限切れ日時', time),
  closedAt: labelled('完了日時', time),
  adminApprovedAt: labelled('事務局の承認日時', time),
  adminDisapprovedAt: labelled('事務局の否認日時', time),
  approvedAt: labelled('成立日時', time),
  refusedAt: labelled('辞退日時', time),
  remindedOfficeAt: labelled('事務局へ確認のお願いを送った日時', time),
  remindedApproveAt: labelled('依頼の確定のお願いを送った日時', time),
  adminCancelAt: labelled('強制終了日時', time),
};
