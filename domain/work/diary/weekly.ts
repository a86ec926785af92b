import { daysFrom, startOfWeek } from '../../kernel/calendar/days.ts';
import { isHoliday } from '../../kernel/calendar/holidays.ts';
import type { BlockKind } from './dayKinds.ts';

/** The state of a day without work. `UNKNOWN`: the cast has said nothing, so it is never free. */
export type SaidState = BlockKind | 'UNKNOWN';
export const saidStates = ['BUSY', 'ASK', 'FREE', 'UNKNOWN'] as const satisfies readonly SaidState[];

/** The rows of the weekly rules: the weekdays from Monday, then national holidays. */
export const weeklyRows = ['月', '火', '水', '木', '金', '土', '日', '祝日'] as const;
const HOLIDAY = weeklyRows.indexOf('祝日');

/** A state for each row; empty without rules. */
export type Weekly = readonly SaidState[];

/** The state of a date by the rules. A holiday without a rule has that of its weekday. */
export const weeklyStateOf = (weekly: Weekly, date: string): SaidState => {
  if (weekly.length === 0) return 'UNKNOWN';
  const holiday = isHoliday(date) ? weekly[HOLIDAY] : 'UNKNOWN';
  return holiday && holiday !== 'UNKNOWN' ? holiday : (weekly[daysFrom(startOfWeek(date), date)] ?? 'UNKNOWN');
};
