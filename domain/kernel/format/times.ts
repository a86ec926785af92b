import { DAY, HOUR, MINUTE, startOfJstDay, TIME_ZONE } from '../calendar/instants.ts';

const format = (options: Intl.DateTimeFormatOptions, locale = 'ja-JP') =>
  new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
const day = format({ year: 'numeric', month: 'long', day: 'numeric' });
const month = format({ year: 'numeric', month: 'long' });
const weekday = format({ weekday: 'short' });
const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const monthDay = format({ month: 'numeric', day: 'numeric' });
const sortable = format({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE');

// Texts of instants (ms), in Japan.

/** 「2026年11月20日(金)」 */
export const longDate = (at: number): string => `${day.format(at)}(${weekday.format(at)})`;

/** 「2026年11月20日(金) 09:05」 */
export const longTime = (at: number): string => `${longDate(at)} ${clock.format(at)}`;

/** 「11/20 09:05」 */
export const shortTime = (at: number): string => `${monthDay.format(at)} ${clock.format(at)}`;

/** The last minute of a day means the whole day: the forms fill it in for a deadline. */
const endsDay = (at: number): boolean => clock.format(at) === '23:59';

/** An end or a deadline: 「2026年11月20日(金)」 for a whole day, else with its time. */
export const longEnd = (at: number): string => (endsDay(at) ? longDate(at) : longTime(at));

/** The same, short: 「11/20」 or 「11/20 09:05」 */
export const shortEnd = (at: number): string => (endsDay(at) ? monthDay.format(at) : shortTime(at));

/** 「11/20」 and 「金」, for a calendar. */
export const dayParts = (at: number): readonly [date: string, weekday: string] => [monthDay.format(at), weekday.format(at)];

/** 「09:05」 */
export const clockTime = (at: number): string => clock.format(at);

/** 「2026年11月20日(金) 09:05〜18:00」. The day appears once if both ends are on it. */
export const timeSpan = (from: number, to: number): string =>
  longDate(from) === longDate(to) ? `${longTime(from)}〜${clockTime(to)}` : `${longTime(from)} 〜 ${longTime(to)}`;

/** 「2026-11-20 09:05:00」, for files. The text sorts by time. */
export const sortableTime = (at: number): string => sortable.format(at);

// Texts of dates (YYYY-MM-DD) and months (YYYY-MM).

/** 「11/20(金)」 */
export const shortDay = (date: string): string => {
  const at = startOfJstDay(date);
  return `${monthDay.format(at)}(${weekday.format(at)})`;
};

/** 「2026/11/20(金)」 */
export const fullDay = (date: string): string => `${date.slice(0, 4)}/${shortDay(date)}`;

/** Times of a day (`HH:MM`): 「09:00〜18:00」, 「18:00〜24:00」, or 「22:00〜翌02:00」 past midnight. */
export const hours = (from: string, to: string): string => `${from}〜${to === '00:00' ? '24:00' : to > from ? to : `翌${to}`}`;

/** 「2026年11月」 */
export const monthText = (text: string): string => month.format(startOfJstDay(`${text}-01`));

// Texts of durations (ms) and of an instant seen from another.

/** A duration in its largest unit: 「5分」「3時間」「2日」. */
export const duration = (milliseconds: number): string => {
  if (milliseconds < MINUTE) return '1分未満';
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)}分`;
  if (milliseconds < DAY) return `${Math.floor(milliseconds / HOUR)}時間`;
  return `${Math.floor(milliseconds / DAY)}日`;
};

/** An exact length of work (minutes): 「1時間30分」. */
export const lengthText = (minutes: number): string => {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${whole > 0 ? `${whole}時間` : ''}${rest > 0 || whole === 0 ? `${rest}分` : ''}`;
};

/** A relative time within one day, otherwise the short date and time (ms). */
export const since = (at: number, now: number): string => {
  const passed = now - at;
  if (passed < MINUTE) return 'たった今';
  return passed < DAY ? `${duration(passed)}前` : shortTime(at);
};

/** Whether a deadline is less than 48 hours away, which shows a warning (ms). */
export const isNear = (at: number, now: number): boolean => at - now < 2 * DAY;

/** Below this (ms) a time left is said to the minute. */
const TO_THE_MINUTE = 3 * HOUR;

/** 「あと3日」, in hours or minutes if the deadline is near; or that it has passed (ms). */
export const until = (at: number, now: number): string => {
  if (at <= now) return '期限切れ';
  const left = at - now;
  if (!isNear(at, now) || left < HOUR) return `あと${duration(left)}`;
  const minutes = left < TO_THE_MINUTE ? Math.floor((left % HOUR) / MINUTE) : 0;
  return `あと${Math.floor(left / HOUR)}時間${minutes > 0 ? `${minutes}分` : ''}`;
};
