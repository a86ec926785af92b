import { z } from 'zod';
import { codeRequest, reason } from '../../kernel/commonFields.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { dutyFields } from '../../kernel/officeRoles.ts';
import { email, identifier, line } from '../../kernel/validation.ts';

/** Fields of the commands and events of an account, with labels. Times in ms. */
export const accountFields = {
  email: labelled('メールアドレス', email),
  role: labelled('ご利用方法', z.enum(['talent', 'client'])),
  /** The name of a member of the office among colleagues. */
  staffName: labelled('お名前', line(30)),
  reason,
  operator: labelled('権限を操作したシステム管理担当', line(200)),
  ...dutyFields,
  destinationFollows: labelled('通知先も変更', z.boolean()),
  ...codeRequest,
  blockedId: labelled('ブロックした相手', identifier),
  newsAt: labelled('お知らせの閲覧日時', time),
  /** The date (JST) of the terms of use. */
  terms: labelled('利用規約の版', z.iso.date().meta({ kind: 'day' })),
};

export const memberDuties = z.strictObject({ ...dutyFields, reason });
