import { latestMonths } from '#domain/calendar/days.ts';
import { monthText } from '#domain/format/times.ts';

const MONTHS = 24;

/** The months to choose from: the latest 24, and the chosen one where it is older. */
export const monthOptions = (now: number, chosen: string | null): { value: string; label: string }[] => {
  const months = latestMonths(now, MONTHS);
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  return all.map((value) => ({ value, label: monthText(value) }));
};
