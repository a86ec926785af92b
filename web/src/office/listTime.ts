import { jstDate } from '#domain/kernel/jstCalendar.ts';
import { shortTime } from '#web/shared/format/dates.ts';

const yearOf = (at: number): string => jstDate(at).slice(0, 4);

/** A date and time (ms) in a list: the year stands there where it is not this one. */
export const listTime = (at: number, now = Date.now()): string => (yearOf(at) === yearOf(now) ? '' : `${yearOf(at)}/`) + shortTime(at);
