import { daysAfter, daysFrom } from '../../kernel/calendar/days.ts';
import { DAY, jstParts } from '../../kernel/calendar/instants.ts';
import type { WorkDay } from '../deal/sheet.ts';
import type { TimedDay } from '../deal/workSpan.ts';

export const emptyDay: WorkDay = { date: '', from: '10:00', to: '18:00', kind: 'SHOOT' };

/**
 * The work days of a period (ms): its hours on each of its dates. Empty if the period is too long.
 */
export const daysWithin = (from: number | undefined, to: number | undefined): WorkDay[] => {
  if (from === undefined || to === undefined || !(to > from)) return [];
  const [first, last] = [jstParts(from), jstParts(to)];
  // A period that ends at midnight has no work on the next day.
  const count = to - from < DAY ? 1 : daysFrom(first.date, last.date) + (last.time === '00:00' ? 0 : 1);
  // For several days, times that do not make working hours are replaced by the defaults.
  const hours =
    count === 1 || last.time > first.time || last.time === '00:00' ? { from: first.time, to: last.time, kind: 'SHOOT' as const } : emptyDay;
  return count > 30
    ? []
    : Array.from({ length: count }, (_, index) => ({ ...hours, date: index === 0 ? first.date : daysAfter(first.date, index) }));
};

export type Dated = {
  readonly sheet: { readonly workDays: readonly TimedDay[] } | null;
  readonly startsAt: number;
  readonly endsAt: number;
};

/** The work days of a job, else those of its period. Empty if the period is too long. */
export const workDaysOf = ({ sheet, startsAt, endsAt }: Dated): readonly TimedDay[] =>
  sheet && sheet.workDays.length > 0 ? sheet.workDays : daysWithin(startsAt, endsAt);

/** The dates of a job's work days, in order. */
export const datesOf = (job: Dated): string[] => [...new Set(workDaysOf(job).map(({ date }) => date))].sort();
