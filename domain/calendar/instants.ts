import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';

/*
 * Durations, and instants as dates of Japan. Instants are ms since 1970. A "date" is a day in Japan
 * (`YYYY-MM-DD`), a "month" is `YYYY-MM`. What counts days, months or years is in days.ts.
 */

/** Durations in ms. A day has 24 hours: Japan has no summer time. */
export const SECOND = millisecondsInSecond;
export const MINUTE = millisecondsInMinute;
export const HOUR = millisecondsInHour;
export const DAY = millisecondsInDay;

/** The time zone of the product, for `Intl`, date-fns and schedulers. */
export const TIME_ZONE = 'Asia/Tokyo';

// A fixed offset, exact since 1951. A replay asks for the date of every event: through date-fns and
// the time zone it takes 11 µs, through the offset 0.7 µs. The first pages need no library for it.
const OFFSET = 9 * HOUR;
const OFFSET_TEXT = '+09:00';

/** An instant as local time in ISO form, without its offset. */
const localText = (at: number): string => new Date(at + OFFSET).toISOString();

/** The day of an instant, as a number: cheaper than its date where many are compared. */
export const jstDay = (at: number): number => Math.floor((at + OFFSET) / DAY);

/** The date of a day that `jstDay` gave. */
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The date of an instant. */
export const jstDate = (at: number): string => dateOfDay(jstDay(at));

/** An instant as a date and a time of day (`HH:MM`). */
export const jstParts = (at: number): { readonly date: string; readonly time: string } => ({
  date: jstDate(at),
  time: localText(at).slice(11, 16),
});

/** The month of an instant. */
export const jstMonth = (at: number): string => jstDate(at).slice(0, 7);

/** The instant of a date and a time of day (`HH:MM`); NaN where they are none. */
const instantOf = (date: string, time: string): number => Date.parse(`${date}T${time}:00${OFFSET_TEXT}`);

/** The instant at which a date begins; NaN where the text is no date. */
export const startOfJstDay = (date: string): number => instantOf(date, '00:00');

/** The last ms of a date. */
export const endOfJstDay = (date: string): number => startOfJstDay(date) + DAY - 1;

/** The form of a date, whether it exists or not. */
export const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a date that exists: not 2026-02-30, which would be read as 2 March. */
export const isJstDate = (text: string): boolean => {
  const at = datePattern.test(text) ? startOfJstDay(text) : Number.NaN;
  return !Number.isNaN(at) && jstDate(at) === text;
};

/** Whether a text is a month. */
export const isJstMonth = (text: string): boolean => isJstDate(`${text}-01`);

/** The instant of a date and a time of day (`HH:MM`); null where one of them does not exist. */
export const jstInstant = (date: string, time: string): number | null =>
  isJstDate(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? instantOf(date, time) : null;
