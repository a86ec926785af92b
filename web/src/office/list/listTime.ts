import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { fullDay, shortDay, shortEnd, shortTime } from '#domain/kernel/format/times.ts';

const yearOf = (at: number): string => jstDate(at).slice(0, 4);

/** A JST date (YYYY-MM-DD) in a list, with its year if it is not the current one. */
export const listDay = (date: string, now = Date.now()): string => (date.slice(0, 4) === yearOf(now) ? shortDay(date) : fullDay(date));

const withYear = (at: number, now: number, text: string): string => (yearOf(at) === yearOf(now) ? text : `${yearOf(at)}/${text}`);

/** A date and time (ms) in a list, with its year if it is not the current one. */
export const listTime = (at: number, now = Date.now()): string => withYear(at, now, shortTime(at));

/** An end (ms) in a list: a date, with its time unless it is the whole day. */
export const listEnd = (at: number, now = Date.now()): string => withYear(at, now, shortEnd(at));
