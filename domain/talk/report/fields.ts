import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { messages, text } from '../../kernel/validation.ts';
import { reportContent } from './content.ts';
import { reportOutcomes } from './reasons.ts';
import { subjectKinds } from './subject.ts';

/** Fields of reports. `number` counts a person's reports of the same subject, from 1. */
export const reportFields = {
  ...parties,
  ...reportContent.shape,
  kind: labelled('種類', z.enum(subjectKinds)),
  subjectId: labelled('対象の番号', z.string()),
  by: labelled('通報・投稿した側', z.enum(['client', 'talent'])),
  number: labelled('何件目', z.int().min(1)),
  outcome: labelled('結果', z.enum(reportOutcomes, messages.required)),
  note: labelled('メモ', text(500)),
  /** The office reads these of the reported message, with the event. */
  messageText: labelled('通報されたメッセージ', z.string()),
  messagePictures: labelled('通報されたメッセージの画像', z.array(z.string())),
};
