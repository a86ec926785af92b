import { daysAfter, firstOfMonth, firstOfMonthFrom, schoolYearFrom, yearsAfter, yearsFrom } from '../calendar/days.ts';
import { isJstDate, jstDate } from '../calendar/instants.ts';
import { type AgeBand, ageBands } from './person.ts';

/** Completed years of age on a day (JST date) of a birthday `YYYY-MM-DD`. */
export const ageOn = (birthday: string, day: string): number => yearsFrom(birthday, day);

/** Completed years of age in Asia/Tokyo at `at` (ms). */
export const ageAt = (birthday: string, at: number): number => ageOn(birthday, jstDate(at));

/** The age of majority (Civil Code, article 4). */
const MAJORITY = 18;

/** Whether somebody is under 18 on a day (JST date). An unknown birthday counts as a minor's. */
export const isMinorOn = (birthday: string | null, day: string): boolean =>
  !birthday || !isJstDate(birthday) || ageOn(birthday, day) < MAJORITY;

/**
 * The last day of compulsory school: the first 31 March after the 15th birthday; a birthday on 1
 * April counts as the day before.
 */
export const compulsorySchoolUntil = (birthday: string): string => daysAfter(schoolYearFrom(yearsAfter(birthday, 15)), -1);

/** Years of stored birthdays that are too far ahead to compute or to compare as text. */
const isTooFar = (birthday: string): boolean => Number(birthday.slice(0, 4)) > 9_800;

const begins = (birthday: string, { years, school }: AgeBand): string => {
  const day = yearsAfter(birthday, years);
  return school ? schoolYearFrom(day) : day;
};

/** The place of the band in `ageBands` on a day (JST date). */
const placeOn = (birthday: string, day: string): number =>
  Math.max(
    0,
    ageBands.findLastIndex((band) => begins(birthday, band) <= day),
  );

/**
 * The first day (JST date) of the month of `at` (ms): the day on which the shown age band counts.
 */
export const ageBandDay = (at: number): string => firstOfMonth(jstDate(at));

/**
 * The age band (its code, 0 for an unknown birthday) that others see, as of an `ageBandDay`, and
 * the first of the month (JST date) from which the next one counts; null when there is none. Bands
 * change on the first of a month only, so that a change does not tell the day of birth.
 */
export const shownAgeBand = (birthday: string | null, day: string): { readonly band: number; readonly until: string | null } => {
  if (!birthday || !isJstDate(birthday)) return { band: 0, until: null };
  if (isTooFar(birthday)) return { band: ageBands[0].code, until: null };
  const place = placeOn(birthday, day);
  const next: AgeBand | undefined = ageBands[place + 1];
  return { band: (ageBands[place] as AgeBand).code, until: next ? firstOfMonthFrom(begins(birthday, next)) : null };
};
