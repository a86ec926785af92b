import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { fullDay, shortDay, shortEnd, shortTime } from '#domain/kernel/format/times.ts';
import type { Count } from '#web/shared/data/reads/readOnce.ts';

const yearOf = (at: number): string => jstDate(at).slice(0, 4);

/** A JST date (YYYY-MM-DD) in a list, with its year if it is not the current one. */
export const listDay = (date: string, now = Date.now()): string => (date.slice(0, 4) === yearOf(now) ? shortDay(date) : fullDay(date));

const withYear = (at: number, now: number, text: string): string => (yearOf(at) === yearOf(now) ? text : `${yearOf(at)}/${text}`);

/** A date and time (ms) in a list, with its year if it is not the current one. */
export const listTime = (at: number, now = Date.now()): string => withYear(at, now, shortTime(at));

/** An end (ms) in a list: a date, with its time unless it is the whole day. */
export const listEnd = (at: number, now = Date.now()): string => withYear(at, now, shortEnd(at));

/** For a figure that cannot be known. */
export const UNKNOWN = '－';

/** A count as text: 「…」 until it is known, 「－」 after a failure, 「99+」 above the limit. */
export const shownCount = (count: Count): string => {
  if (count === undefined) return '…';
  if (count === null) return UNKNOWN;
  return count > 99 ? '99+' : String(count);
};

/** A name with its reading, which a person who left does not have. */
export const withKana = ({ name, kana }: { readonly name: string; readonly kana: string }): string => (kana ? `${name}（${kana}）` : name);

type Query<Data> = { readonly data: Data | undefined; readonly isError: boolean };
/** A figure as text: 「…」 until it is read. */
export const known = <Data>({ data, isError }: Query<Data>, text: (data: Data) => string): string =>
  data === undefined ? (isError ? UNKNOWN : '…') : text(data);
