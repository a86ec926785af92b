import { businessRules } from '../../kernel/businessRules.ts';
import { daysAfter, daysFrom, lastOfMonth, monthsAfter } from '../../kernel/calendar/days.ts';

/** The last day on which work may be paid by law: 60 days after its last day (JST). */
export const legalPayDay = (lastWorkDay: string): string => daysAfter(lastWorkDay, businessRules.payWithinDays);

/** The day that forms propose: the end of the next month, never later than the law allows. */
export const usualPayDay = (lastWorkDay: string): string => {
  const endOfNext = lastOfMonth(monthsAfter(lastWorkDay, 1));
  return daysFrom(lastWorkDay, endOfNext) > businessRules.payWithinDays ? legalPayDay(lastWorkDay) : endOfNext;
};
