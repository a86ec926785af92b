import { daysAfter, startOfWeek } from './days.ts';

/*
 * National holidays of Japan. They follow from the law as of 2022; a year with moved holidays (as
 * 2019 to 2021) would be an entry of its own. Valid until 2099.
 */

/** The day of an equinox: the formula of the National Astronomical Observatory for 1980 to 2099. */
const equinox = (year: number, base: number): string => {
  const since = year - 1980;
  return `${Math.floor(base + 0.242_194 * since - Math.floor(since / 4))}`;
};

/** The n-th Monday of a month (`YYYY-MM`). */
const monday = (month: string, nth: number): string => {
  const first = startOfWeek(`${month}-07`);
  return daysAfter(first, 7 * (nth - 1));
};

/** The holidays that a law names, without those that follow from others. */
const namedHolidays = (year: number): readonly string[] => [
  ...['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23'].map((day) => `${year}-${day}`),
  `${year}-03-${equinox(year, 20.8431)}`,
  `${year}-09-${equinox(year, 23.2488)}`,
  monday(`${year}-01`, 2),
  monday(`${year}-07`, 3),
  monday(`${year}-09`, 3),
  monday(`${year}-10`, 2),
];

const years = new Map<number, ReadonlySet<string>>();
/** All holidays of a year: also substitutes after a Sunday, and a day between two holidays. */
const holidaysOf = (year: number): ReadonlySet<string> => {
  const known = years.get(year);
  if (known) return known;
  const days = new Set(namedHolidays(year));
  for (const day of [...days].sort()) {
    if (days.has(daysAfter(day, 2)) && !days.has(daysAfter(day, 1))) days.add(daysAfter(day, 1));
    if (startOfWeek(day) !== daysAfter(day, -6)) continue;
    let substitute = day;
    while (days.has(substitute)) substitute = daysAfter(substitute, 1);
    days.add(substitute);
  }
  years.set(year, days);
  return days;
};

export const isHoliday = (date: string): boolean => holidaysOf(Number(date.slice(0, 4))).has(date);
