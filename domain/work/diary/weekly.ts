import { weekdayOf } from '../../kernel/calendar/days.ts';
import { isHoliday } from '../../kernel/calendar/holidays.ts';
import { type SaidState, type Weekly, weeklyRows } from './dayKinds.ts';

const HOLIDAY = weeklyRows.indexOf('祝日');

/** The state of a date by the rules. A holiday without a rule has that of its weekday. */
export const weeklyStateOf = (weekly: Weekly, date: string): SaidState => {
  if (weekly.length === 0) return 'UNKNOWN';
  const holiday = isHoliday(date) ? weekly[HOLIDAY] : 'UNKNOWN';
  return holiday && holiday !== 'UNKNOWN' ? holiday : (weekly[weekdayOf(date)] ?? 'UNKNOWN');
};
