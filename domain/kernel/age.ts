import { firstOfMonth, firstOfMonthFrom, yearsAfter, yearsFrom } from '../calendar/days.ts';
import { isJstDate, jstDate } from '../calendar/instants.ts';
import { ageBands } from './person.ts';

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
