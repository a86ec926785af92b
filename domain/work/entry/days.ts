import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { date, messages } from '../../kernel/validation.ts';
import { dayAnswers } from './storedDays.ts';

/** The maximum number of work days on a job's terms sheet. */
const DAYS_MAX = 30;

/** The cast's answer for each work day of the job, from the entry form. A date occurs once. */
export const entryDays = z
  .array(z.strictObject({ date: labelled('日付', date), answer: labelled('参加の可否', z.enum(dayAnswers)) }))
  .max(DAYS_MAX, messages.items(DAYS_MAX))
  .refine((days) => new Set(days.map((day) => day.date)).size === days.length, messages.repeated);
