import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInYears } from 'date-fns/differenceInYears';
import { isWeekend as isWeekendDay } from 'date-fns/isWeekend';
import { setHours } from 'date-fns/setHours';
import { startOfHour } from 'date-fns/startOfHour';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { DAY, HOUR, jstDate, jstInstant, jstMonth, startOfJstDay, TIME_ZONE } from './instants.ts';

/*
 * Arithmetic with the days, months and years of Japan, the same on any machine. Dates, months and
 * instants are those of instants.ts.
 */

const tokyo = { in: /* @__PURE__ */ tz(TIME_ZONE) };

// Compute with noon: on a few days of 1948 to 1951 summer time skipped midnight in Tokyo.
const dayOf = (date: string) => setHours(startOfJstDay(date) + DAY / 2, 12, tokyo);
const dateOf = (day: Date): string => jstDate(day.getTime());

/** A typed date (1998/4/12, 1998年4月12日) as `YYYY-MM-DD`, which may not exist; else null. */
export const typedDate = (text: string): string | null => {
  const parts = /^(\d{4})[/年.-](\d{1,2})[/月.-](\d{1,2})日?$/.exec(text);
  return parts
    ? parts
        .slice(1)
        .map((part) => part.padStart(2, '0'))
        .join('-')
    : null;
};

/** The date a number of days later, or earlier for a negative number. */
export const daysAfter = (date: string, days: number): string => dateOf(addDays(dayOf(date), days, tokyo));

/** The date a number of months later, or the last day of that month if the day does not exist. */
export const monthsAfter = (date: string, months: number): string => dateOf(addMonths(dayOf(date), months, tokyo));

/** The date a number of years later; 28 February instead of a missing 29 February. */
export const yearsAfter = (date: string, years: number): string => dateOf(addYears(dayOf(date), years, tokyo));

/** The number of days from `from` to `to` (dates). */
export const daysFrom = (from: string, to: string): number => differenceInCalendarDays(dayOf(to), dayOf(from), tokyo);

/**
 * The number of complete years between two dates. For a 29 February a year is complete on 1 March.
 */
export const yearsFrom = (from: string, to: string): number => differenceInYears(dayOf(to), dayOf(from), tokyo);

/** The Monday of a date's week. */
export const startOfWeek = (date: string): string => dateOf(startOfISOWeek(dayOf(date), tokyo));

/**
 * The weekday of a date, from 0 for Monday. A date has one in every time zone, so this needs no
 * time of Japan; a search asks it for each row.
 */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;

export const isWeekend = (date: string): boolean => isWeekendDay(dayOf(date), tokyo);

/** The first day of a date's month. */
export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first day of a month on a date or after it. */
export const firstOfMonthFrom = (date: string): string => (date === firstOfMonth(date) ? date : firstOfMonth(monthsAfter(date, 1)));

/** The first 1 April on a date or after it: the day on which a school year begins. */
export const schoolYearFrom = (date: string): string => {
  const april = `${date.slice(0, 4)}-04-01`;
  return april >= date ? april : yearsAfter(april, 1);
};

export const lastOfMonth = (date: string): string => daysAfter(firstOfMonth(monthsAfter(date, 1)), -1);

/** The dates from `from` to `before` (excluded). */
export const datesBetween = (from: string, before: string): string[] =>
  Array.from({ length: Math.max(0, daysFrom(from, before)) }, (_, days) => daysAfter(from, days));

/** Start of a month and start of the next month (ms). */
export const jstMonthSpan = (month: string): { readonly from: number; readonly before: number } => ({
  from: startOfJstDay(`${month}-01`),
  before: startOfJstDay(monthsAfter(`${month}-01`, 1)),
});

/** The month of an instant and the months before it, newest first. */
export const latestMonths = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, back) => monthsAfter(`${jstMonth(now)}-01`, -back).slice(0, 7));

/** Start of the current hour and of the next hour (JST, ms). */
export const jstHourSpan = (at: number): { readonly from: number; readonly before: number } => {
  const from = startOfHour(at, tokyo).getTime();
  return { from, before: from + HOUR };
};

/** The next instant after `after` with this time (`HH:MM`, JST). Throws `RangeError`. */
export const nextAt = (time: string, after: number): number => {
  const today = jstInstant(jstDate(after), time);
  if (today === null) throw new RangeError(`"${time}" is no time of day`);
  return today > after ? today : today + DAY;
};
