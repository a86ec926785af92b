const zone = { timeZone: 'Asia/Tokyo' } as const;
const day = new Intl.DateTimeFormat('ja-JP', { ...zone, year: 'numeric', month: 'long', day: 'numeric' });
const weekday = new Intl.DateTimeFormat('ja-JP', { ...zone, weekday: 'short' });
const clock = new Intl.DateTimeFormat('ja-JP', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const monthDay = new Intl.DateTimeFormat('ja-JP', { ...zone, month: 'numeric', day: 'numeric' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 「2026年11月20日(金)」 in Japan, for ms. */
export const longDate = (at: number): string => `${day.format(at)}(${weekday.format(at)})`;

/** 「2026年11月20日(金) 18:00」 in Japan, for ms. */
export const longTime = (at: number): string => `${longDate(at)} ${clock.format(at)}`;

/** 「11/20 18:00」 in Japan, for ms. */
export const shortTime = (at: number): string => `${monthDay.format(at)} ${clock.format(at)}`;

/** 「18:00」 in Japan, for ms. */
export const clockTime = (at: number): string => clock.format(at);

/** How long something took or has waited, in its largest unit: 「5分」「3時間」「2日」. */
export const duration = (milliseconds: number): string => {
  if (milliseconds < MINUTE) return '1分未満';
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)}分`;
  if (milliseconds < DAY) return `${Math.floor(milliseconds / HOUR)}時間`;
  return `${Math.floor(milliseconds / DAY)}日`;
};

/** Relative within a day, the short date and time before that. */
export const since = (at: number, now: number): string => {
  const passed = now - at;
  if (passed < MINUTE) return 'たった今';
  return passed < DAY ? `${duration(passed)}前` : shortTime(at);
};

/** 「あと3日」 until a deadline, or that it has passed. */
export const until = (at: number, now: number): string => (at > now ? `あと${duration(at - now)}` : '期限切れ');

/** Due within 48 hours: shown as a warning. */
export const isNear = (at: number, now: number): boolean => at - now < 2 * DAY;
