import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInYears } from 'date-fns/differenceInYears';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { startOfHour } from 'date-fns/startOfHour';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

/*
 * The only module that computes with days, months and offsets, always in Asia/Tokyo, on any machine.
 * Instants are ms since 1970. A "date" is a day in Japan, `YYYY-MM-DD`; a "month" is `YYYY-MM`.
 */

/** Durations in ms. A day is 24 hours: Japan has no summer time. */
export const MINUTE = millisecondsInMinute;
export const HOUR = millisecondsInHour;
export const DAY = millisecondsInDay;

/** The time zone of the product, for `Intl` and for schedulers. */
export const TIME_ZONE = 'Asia/Tokyo';
const tokyo = { in: tz(TIME_ZONE) };

// Replay asks for the date of every event. Through TZDate it costs 11 µs, by the offset 0.7 µs.
// The offset is exact: Japan has had no summer time since 1951.
const OFFSET = 9 * HOUR;
const OFFSET_TEXT = '+09:00';

// Noon stands for a day: in the summers of 1948 to 1951 some days in Tokyo had no midnight.
/** A date as a TZDate; an invalid one for a date that does not exist. */
const dayOf = (date: string) => parseISO(`${date}T12:00`, tokyo);
const dateOf = (day: Date): string => formatISO(day, { ...tokyo, representation: 'date' });

/** The date of an instant. */
export const jstDate = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 10);

/** The month of an instant. */
export const jstMonth = (at: number): string => jstDate(at).slice(0, 7);

/** The instant at which a date begins; NaN where the text is no date. */
export const startOfJstDay = (date: string): number => Date.parse(`${date}T00:00:00${OFFSET_TEXT}`);

/** The last ms of a date. */
export const endOfJstDay = (date: string): number => startOfJstDay(date) + DAY - 1;

/** Whether a text is a date that exists: not 2026-02-30. */
export const isJstDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(dayOf(text));

/** Whether a text is a month. */
export const isJstMonth = (text: string): boolean => isJstDate(`${text}-01`);

/** A date as people type it (1998/4/12, 1998年4月12日) as `YYYY-MM-DD`; null for other texts. It may not exist. */
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

/** The date a number of months later; the last day of that month where it has no such day. */
export const monthsAfter = (date: string, months: number): string => dateOf(addMonths(dayOf(date), months, tokyo));

/** The date a number of years later; 28 February for a 29 February where there is none. */
export const yearsAfter = (date: string, years: number): string => dateOf(addYears(dayOf(date), years, tokyo));

/** How many days `to` is after `from` (dates). */
export const daysFrom = (from: string, to: string): number => differenceInCalendarDays(dayOf(to), dayOf(from), tokyo);

/** The completed years from a date to another; those of a 29 February are completed on 1 March. */
export const yearsFrom = (from: string, to: string): number => differenceInYears(dayOf(to), dayOf(from), tokyo);

/** The Monday of a date's week. */
export const startOfWeek = (date: string): string => dateOf(startOfISOWeek(dayOf(date), tokyo));

/** The first day of a date's month. */
export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first day of a month on a date or after it. */
export const firstOfMonthFrom = (date: string): string => firstOfMonth(monthsAfter(daysAfter(date, -1), 1));

/** The last day of a date's month. */
export const lastOfMonth = (date: string): string => daysAfter(firstOfMonth(monthsAfter(date, 1)), -1);

/** The dates from `from` until before `before`. */
export const datesBetween = (from: string, before: string): string[] =>
  Array.from({ length: Math.max(0, daysFrom(from, before)) }, (_, days) => daysAfter(from, days));

/** The instants at which a month and the next one begin. */
export const jstMonthSpan = (month: string): { readonly from: number; readonly before: number } => ({
  from: startOfJstDay(`${month}-01`),
  before: startOfJstDay(monthsAfter(`${month}-01`, 1)),
});

/** The month of an instant and the months before it, newest first. */
export const latestMonths = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, back) => monthsAfter(`${jstMonth(now)}-01`, -back).slice(0, 7));

/** The instants at which the clock's hour began and the next one begins. */
export const jstHourSpan = (at: number): { readonly from: number; readonly before: number } => {
  const from = startOfHour(at, tokyo).getTime();
  return { from, before: from + HOUR };
};

/** The instant of a date and a time of day (`HH:MM`); null where one of them is missing or does not exist. */
export const jstInstant = (date: string, time: string): number | null => {
  if (!isJstDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return Date.parse(`${date}T${time}:00${OFFSET_TEXT}`);
};

/** An instant as a date and a time of day (`HH:MM`). */
export const jstParts = (at: number): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = formatISO(at, tokyo).split('T');
  return { date, time: time.slice(0, 5) };
};

/** The next instant after `after` at which it is this time of day (`HH:MM`). */
export const nextAt = (time: string, after: number): number => {
  const today = jstInstant(jstDate(after), time);
  if (today === null) throw new RangeError(`"${time}" is no time of day`);
  return today > after ? today : today + DAY;
};
