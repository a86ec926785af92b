import { z } from 'zod';
import { parties } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { messages, text } from '../kernel/validation.ts';
import { reportContent, reportOutcomes } from './content.ts';
import { subjectKinds } from './subject.ts';

/**
 * What commands and events say of reports. `number`: which of one person's reports about the same
 * thing, from 1.
 */
export const reportFields = {
  ...parties,
  ...reportContent.shape,
  kind: labelled('種類', z.enum(subjectKinds)),
  subjectId: labelled('対象の番号', z.string()),
  by: labelled('通報・投稿した側', z.enum(['client', 'talent'])),
  number: labelled('何件目', z.int().min(1)),
  outcome: labelled('結果', z.enum(reportOutcomes, messages.required)),
  note: labelled('メモ', text(500)),
};
