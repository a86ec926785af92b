import { businessRules } from '../../kernel/businessRules.ts';
import { daysAfter, lastOfMonth, monthsAfter } from '../../kernel/calendar/days.ts';
import { endOfJstDay, jstDate } from '../../kernel/calendar/instants.ts';

/**
 * The payment deadline (ms) of a closing month (`YYYY-MM`): the end of the next month, but at least
 * `invoiceDaysMin` days after the issue.
 */
export const invoiceDueAt = (month: string, issuedAt: number): number => {
  const usual = lastOfMonth(monthsAfter(`${month}-01`, 1));
  const soonest = daysAfter(jstDate(issuedAt), businessRules.invoiceDaysMin);
  return Math.max(endOfJstDay(usual), endOfJstDay(soonest));
};
