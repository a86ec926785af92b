import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { reason } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { date, messages, storagePath } from '../../kernel/validation.ts';
import { studentFields } from '../student/fields.ts';
import { talentProfile } from './profile.ts';

/** The documents by which the office confirms a birthday. */
export const birthdayDocuments = [
  'MY_NUMBER_CARD',
  'DRIVING_LICENCE',
  'PASSPORT',
  'RESIDENCE_CARD',
  'RESIDENT_RECORD',
  'STUDENT_CARD',
] as const;
export const birthdayDocumentLabels = {
  MY_NUMBER_CARD: 'マイナンバーカード',
  DRIVING_LICENCE: '運転免許証',
  PASSPORT: 'パスポート',
  RESIDENCE_CARD: '在留カード',
  RESIDENT_RECORD: '住民票',
  STUDENT_CARD: '生年月日の記載がある学生証',
} as const satisfies Record<(typeof birthdayDocuments)[number], string>;

/** Fields of the commands and events of a cast beside the profile, with labels. */
export const talentFields = {
  reason,
  document: labelled('確認した書類', z.enum(birthdayDocuments, { error: messages.required })),
  viewOrder: labelled('表示順', z.number().int().min(businessRules.viewOrderMin).max(businessRules.viewOrderMax)),
  isFixedOrder: labelled('表示順の指定', z.boolean()),
  isPublished: labelled('公開', z.boolean()),
  suspended: labelled('アカウントの休止', z.boolean()),
  path: labelled('写真', storagePath),
  taCode: studentFields.taCode,
  belongingTo: studentFields.belongingTo,
  rosterVersion: labelled('名簿の版', z.number().int().positive()),
  day: labelled('年代の基準日', date),
};

/** The office's check of a minor's birthday: the date and the kind of the document. */
export const birthdayCheck = z.strictObject({ birthday: talentProfile.shape.birthday, document: talentFields.document });
export const listPlace = z.strictObject({ viewOrder: talentFields.viewOrder, isFixedOrder: talentFields.isFixedOrder });
