import type { Job } from '#projections/job/jobs.schema.ts';
import { daysWithin } from './sheetForm.ts';

/** The fields of a job that give its dates. */
export type Dated = Pick<Job, 'sheet' | 'startsAt' | 'endsAt'>;

/**
 * The dates of a job in order: its work days, else the dates of its period. Empty if the period is
 * too long.
 */
export const datesOf = ({ sheet, startsAt, endsAt }: Dated): string[] => {
  const days = sheet && sheet.workDays.length > 0 ? sheet.workDays : daysWithin(startsAt, endsAt);
  return [...new Set(days.map(({ date }) => date))].sort();
};
