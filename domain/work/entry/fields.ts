import { z } from 'zod';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { optionalText, text } from '../../kernel/validation.ts';
import { dealFields } from '../deal/fields.ts';
import { posted } from './posted.ts';
import { storedDay } from './storedDays.ts';

/**
 * Fields of the commands, events and documents of entries, with labels. Fees in yen, times in ms.
 */
export const entryFields = {
  ...dealFields,
  pr: labelled('自己PR', text(2_000)),
  /** Required if the cast answers no days. */
  schedule: labelled('参加できる日程', optionalText(500)),
  days: labelled('お仕事の日の参加可否', z.array(storedDay)),
  posted: labelled('募集の条件', posted),
  withdrawnAt: labelled('本人が辞退した日時', time),
  startDecidingAt: labelled('選考を開始した日時', time),
};
