import { latestMonths } from '#domain/kernel/calendar/days.ts';
import { monthText } from '#domain/kernel/format/times.ts';

const MONTHS = 24;

/** The months of a choice: the latest 24, plus the chosen one if it is older. */
export const monthOptions = (now: number, chosen: string | null): { value: string; label: string }[] => {
  const months = latestMonths(now, MONTHS);
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  return all.map((value) => ({ value, label: monthText(value) }));
};
