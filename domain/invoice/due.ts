import { daysAfter, lastOfMonth, monthsAfter } from '../calendar/days.ts';
import { endOfJstDay, jstDate } from '../calendar/instants.ts';
import { businessRules } from '../kernel/businessRules.ts';

/**
 * Until when (ms) an invoice of a closing month (`YYYY-MM`) is to be paid: the end of the next
 * month, and never sooner than some days after the issue.
 */
export const invoiceDueAt = (month: string, issuedAt: number): number => {
  const usual = lastOfMonth(monthsAfter(`${month}-01`, 1));
  const soonest = daysAfter(jstDate(issuedAt), businessRules.invoiceDaysMin);
  return Math.max(endOfJstDay(usual), endOfJstDay(soonest));
};
