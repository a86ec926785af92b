import type { Job } from '#projections/job/jobs.schema.ts';
import { daysWithin } from './sheetForm.ts';

export type Dated = Pick<Job, 'sheet' | 'startsAt' | 'endsAt'>;

/**
 * The dates on which a job takes place, in order: its days of work, else those of its time. None
 * for a time that is too long for a list.
 */
export const datesOf = ({ sheet, startsAt, endsAt }: Dated): string[] => {
  const days = sheet && sheet.workDays.length > 0 ? sheet.workDays : daysWithin(startsAt, endsAt);
  return [...new Set(days.map(({ date }) => date))].sort();
};
