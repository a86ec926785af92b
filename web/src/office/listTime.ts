import { jstDate } from '#domain/calendar/instants.ts';
import { shortTime } from '#domain/format/times.ts';

const yearOf = (at: number): string => jstDate(at).slice(0, 4);

/** A date and time (ms) in a list: the year stands there where it is not this one. */
export const listTime = (at: number, now = Date.now()): string => (yearOf(at) === yearOf(now) ? '' : `${yearOf(at)}/`) + shortTime(at);
