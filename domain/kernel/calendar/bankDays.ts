import { daysAfter, daysFrom, isWeekend } from './days.ts';
import { isHoliday } from './holidays.ts';

/* Days on which Japanese banks transfer money. */

/** Whether banks transfer money on a date: no weekend, no holiday, not 31 December to 3 January. */
export const isBankDay = (date: string): boolean => !isWeekend(date) && !/-(?:12-31|01-0[23])$/.test(date) && !isHoliday(date);

/** The last bank day on a date or before it. */
export const bankDayUntil = (date: string): string => (isBankDay(date) ? date : bankDayUntil(daysAfter(date, -1)));

/** The first bank day after a date. */
export const bankDayAfter = (date: string): string => {
  const next = daysAfter(date, 1);
  return isBankDay(next) ? next : bankDayAfter(next);
};

/** The number of bank days after `from` up to `to`; 0 if there is none. */
export const bankDaysLeft = (from: string, to: string): number =>
  Array.from({ length: Math.max(0, daysFrom(from, to)) }, (_, days) => daysAfter(from, days + 1)).filter(isBankDay).length;
