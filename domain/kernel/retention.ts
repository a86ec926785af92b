import { monthsAfter, yearsAfter } from './calendar/days.ts';
import { jstDate, startOfJstDay } from './calendar/instants.ts';

/**
 * The retention periods of a deal, by the date (JST) of its end.
 * `years`: Companies Act art. 432 (10 years), and the tax laws for a year with losses (10 years; 7
 * without). They start at the end of the operator's fiscal year, or when its taxes are due.
 * `closingMonths`: the fiscal year ends at most 11 months after the calendar year of the deal, and
 * the taxes are due at most 3 months later.
 * Dated data: a new period is a new entry.
 */
export const retentionPeriods = [{ from: '2006-05-01', years: 10, closingMonths: 14 }] as const;

/** The newest retention period as a text for members. */
export const retentionText = (): string => {
  const { years, closingMonths } = retentionPeriods[retentionPeriods.length - 1] ?? retentionPeriods[0];
  const months = years * 12 + closingMonths;
  return `取引が終わった年の12月31日から${Math.floor(months / 12)}年${months % 12}か月`;
};

/** Until when (ms) the data of a deal that ended at `endedAt` (ms) is kept. */
export const keptUntilOf = (endedAt: number): number => {
  const date = jstDate(endedAt);
  const { years, closingMonths } = retentionPeriods.findLast(({ from }) => from <= date) ?? retentionPeriods[0];
  const newYear = yearsAfter(`${date.slice(0, 4)}-01-01`, 1);
  return startOfJstDay(yearsAfter(monthsAfter(newYear, closingMonths), years));
};
