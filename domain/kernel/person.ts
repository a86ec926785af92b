import { firstOfMonth, firstOfMonthFrom, yearsAfter, yearsFrom } from '../calendar/days.ts';
import { isJstDate, jstDate } from '../calendar/instants.ts';

/** Gender codes (spec section 3). */
export const genders = ['未選択', '男性', '女性'] as const;

/** Age bands 0 to 13 (spec section 3), each with the first age that belongs to it. */
export const ageBands = [
  { label: '未選択', from: Number.POSITIVE_INFINITY },
  { label: '乳児', from: 0 },
  { label: '幼児', from: 2 },
  { label: '小学生（低学年）', from: 6 },
  { label: '小学生（高学年）', from: 9 },
  { label: '中学生', from: 12 },
  { label: '10代', from: 15 },
  { label: '20代', from: 20 },
  { label: '30代', from: 30 },
  { label: '40代', from: 40 },
  { label: '50代', from: 50 },
  { label: '60代', from: 60 },
  { label: '70代', from: 70 },
  { label: '80代以上', from: 80 },
] as const;

/** 「20代」 and the like; nothing when the birthday is not known. */
export const ageBandLabel = (band: number): string => (band === 0 ? '' : (ageBands[band]?.label ?? ''));

/** Completed years of age in Asia/Tokyo at `at` (ms) for a birthday `YYYY-MM-DD`. */
export const ageAt = (birthday: string, at: number): number => yearsFrom(birthday, jstDate(at));

/** The age band code on a day (JST date) of a birthday, 0 when the birthday is unknown. */
export const ageBandOn = (birthday: string | null, day: string): number => {
  if (!birthday || !isJstDate(birthday)) return 0;
  const age = Math.max(0, yearsFrom(birthday, day));
  return ageBands.findLastIndex((band) => band.from <= age);
};

/** The first day (JST date) of the month of `at` (ms): the day on which the shown age band counts. */
export const ageBandDay = (at: number): string => firstOfMonth(jstDate(at));

/**
 * The age band that others see, as of an `ageBandDay`, and the first of the month (JST date) from which the next one counts; null when there is none.
 * Bands change on the first of a month only, so that a change does not tell the day of birth.
 */
export const shownAgeBand = (birthday: string | null, day: string): { readonly band: number; readonly until: string | null } => {
  const band = ageBandOn(birthday, day);
  const next = ageBands[band + 1];
  if (!birthday || band === 0 || !next) return { band, until: null };
  // Later dates have five digits in the year, which do not sort as text.
  const isTooFar = Number(birthday.slice(0, 4)) + next.from >= 9999;
  return { band, until: isTooFar ? null : firstOfMonthFrom(yearsAfter(birthday, next.from)) };
};
