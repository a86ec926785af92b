import { daysAfter, firstOfMonth, firstOfMonthFrom, schoolYearFrom, yearsAfter, yearsFrom } from './calendar/days.ts';
import { isJstDate, jstDate } from './calendar/instants.ts';
import { type AgeBand, ageBands } from './person.ts';

/** Completed years of age on a day (JST date) of a birthday `YYYY-MM-DD`. */
export const ageOn = (birthday: string, day: string): number => yearsFrom(birthday, day);

/** Completed years of age in Asia/Tokyo at `at` (ms). */
export const ageAt = (birthday: string, at: number): number => ageOn(birthday, jstDate(at));

/** The age of majority in years (Civil Code, article 4). */
const MAJORITY = 18;

/** Whether a person is under 18 on a day (JST date). An unknown birthday counts as a minor's. */
export const isMinorOn = (birthday: string | null, day: string): boolean =>
  !birthday || !isJstDate(birthday) || ageOn(birthday, day) < MAJORITY;

/**
 * The last day of compulsory school: the first 31 March after the 15th birthday. A birthday on 1
 * April counts as the day before.
 */
export const compulsorySchoolUntil = (birthday: string): string => daysAfter(schoolYearFrom(yearsAfter(birthday, 15)), -1);

/** Stored years that are too far in the future for date arithmetic or text comparison. */
const isTooFar = (birthday: string): boolean => Number(birthday.slice(0, 4)) > 9_800;

const begins = (birthday: string, { years, school }: AgeBand): string => {
  const day = yearsAfter(birthday, years);
  return school ? schoolYearFrom(day) : day;
};

/** The index of the band in `ageBands` on a day (JST date). */
const placeOn = (birthday: string, day: string): number =>
  Math.max(
    0,
    ageBands.findLastIndex((band) => begins(birthday, band) <= day),
  );

/**
 * The first day (JST date) of the month of `at` (ms). The shown age band is computed for this day.
 */
export const ageBandDay = (at: number): string => firstOfMonth(jstDate(at));

/**
 * The age band that others see on an `ageBandDay` (code; 0 for an unknown birthday), and the day
 * (JST) of the next change, or null. Bands change only on the first of a month, which hides the day
 * of birth.
 */
export const shownAgeBand = (birthday: string | null, day: string): { readonly band: number; readonly until: string | null } => {
  if (!birthday || !isJstDate(birthday)) return { band: 0, until: null };
  if (isTooFar(birthday)) return { band: ageBands[0].code, until: null };
  const place = placeOn(birthday, day);
  const next: AgeBand | undefined = ageBands[place + 1];
  return { band: (ageBands[place] as AgeBand).code, until: next ? firstOfMonthFrom(begins(birthday, next)) : null };
};
