import { jstDate } from '#domain/calendar/instants.ts';
import { fullDay, shortDay, shortTime } from '#domain/format/times.ts';

const yearOf = (at: number): string => jstDate(at).slice(0, 4);

/** A JST date (YYYY-MM-DD) in a list, with its year if it is not the current one. */
export const listDay = (date: string, now = Date.now()): string => (date.slice(0, 4) === yearOf(now) ? shortDay(date) : fullDay(date));

/** A date and time (ms) in a list, with its year if it is not the current one. */
export const listTime = (at: number, now = Date.now()): string => (yearOf(at) === yearOf(now) ? '' : `${yearOf(at)}/`) + shortTime(at);
