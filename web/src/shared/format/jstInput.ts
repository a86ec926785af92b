import { jstDate, startOfJstDay } from '#domain/kernel/jstCalendar.ts';

/** The instant (ms) of a date field `YYYY-MM-DD` and a time field `HH:MM`, read as Japanese time; null when either is missing or impossible. */
export const jstInstant = (date: string, time: string): number | null => {
  const match = /^(\d{2}):(\d{2})$/.exec(time);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !match) return null;
  const start = startOfJstDay(date);
  if (Number.isNaN(start) || jstDate(start) !== date) return null;
  return start + Number(match[1]) * 3_600_000 + Number(match[2]) * 60_000;
};

/** An instant (ms) as the values of a date field and a time field, in Japanese time. */
export const jstParts = (at: number): { date: string; time: string } => {
  const date = jstDate(at);
  const minutes = Math.floor((at - startOfJstDay(date)) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return { date, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
};
