import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';

/*
 * Durations, and instants as dates of Japan. Instants are ms since 1970. A "date" is a day in Japan
 * (`YYYY-MM-DD`), a "month" is `YYYY-MM`. What counts days, months or years is in days.ts.
 */

export const SECOND = millisecondsInSecond;
export const MINUTE = millisecondsInMinute;
export const HOUR = millisecondsInHour;
/** One day in ms. It always has 24 hours, since Japan has no summer time. */
export const DAY = millisecondsInDay;

/** The time zone of the product, for `Intl`, date-fns and schedulers. */
export const TIME_ZONE = 'Asia/Tokyo';

// A fixed offset, exact since 1951. A replay needs the date of every event: date-fns takes 11 µs
// each, the offset 0.7 µs. The first pages also load without that library.
const OFFSET = 9 * HOUR;
const OFFSET_TEXT = '+09:00';

/** An instant as local ISO time, without the offset. */
const localText = (at: number): string => new Date(at + OFFSET).toISOString();

/** The day of an instant as a number. Cheaper than its date for many comparisons. */
export const jstDay = (at: number): number => Math.floor((at + OFFSET) / DAY);

let lastDay = Number.NaN;
let lastDate = '';

/** The date of a day number of `jstDay`. */
export const dateOfDay = (day: number): string => {
  // Many instants in a row are of one day: a list by time, or a replay.
  if (day !== lastDay) {
    lastDate = new Date(day * DAY).toISOString().slice(0, 10);
    lastDay = day;
  }
  return lastDate;
};

/** The date of an instant. */
export const jstDate = (at: number): string => dateOfDay(jstDay(at));

/** An instant as a date and a time of day (`HH:MM`). */
export const jstParts = (at: number): { readonly date: string; readonly time: string } => ({
  date: jstDate(at),
  time: localText(at).slice(11, 16),
});

/** The month of an instant. */
export const jstMonth = (at: number): string => jstDate(at).slice(0, 7);

/** The instant of a date and a time of day (`HH:MM`); NaN for invalid texts. */
const instantOf = (date: string, time: string): number => Date.parse(`${date}T${time}:00${OFFSET_TEXT}`);

/** The start of a date (ms); NaN for an invalid text. */
export const startOfJstDay = (date: string): number => instantOf(date, '00:00');

/** The last ms of a date. */
export const endOfJstDay = (date: string): number => startOfJstDay(date) + DAY - 1;

/** The format of a date. Does not check that the date exists. */
export const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing date. Rejects 2026-02-30, which `Date` would read as 2 March. */
export const isJstDate = (text: string): boolean => {
  const at = datePattern.test(text) ? startOfJstDay(text) : Number.NaN;
  return !Number.isNaN(at) && jstDate(at) === text;
};

export const isJstMonth = (text: string): boolean => isJstDate(`${text}-01`);

/** The instant of a date and a time of day (`HH:MM`); null if one of them does not exist. */
export const jstInstant = (date: string, time: string): number | null =>
  isJstDate(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? instantOf(date, time) : null;

/** Tomorrow at 9:00 in Japan (ms). */
export const nextMorning = (now: number): number => startOfJstDay(jstDate(now + DAY)) + 9 * HOUR;

/** The instant, or 10:00 in Japan after it if it is between 21:00 and 9:00: nobody is told then. */
export const outsideNight = (at: number): number => {
  const { date, time } = jstParts(at);
  if (time >= '21:00') return nextMorning(at) + HOUR;
  return time < '09:00' ? startOfJstDay(date) + 10 * HOUR : at;
};
