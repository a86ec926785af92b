import { daysAfter, daysFrom, firstOfMonth, monthsAfter, startOfWeek } from '#domain/kernel/calendar/days.ts';
import { type DailySummary, sumFigures } from '#projections/figures/dailySummaries.schema.ts';

export const units = ['day', 'week', 'month'] as const;
export type Unit = (typeof units)[number];

/** A span of days from `from` to `to`, both included (JST dates, YYYY-MM-DD). */
export type Span = { readonly from: string; readonly to: string };
export type Period = { readonly spans: readonly Span[]; readonly before: readonly Span[] };

const LENGTH: Record<Unit, number> = { day: 30, week: 13, month: 6 };
/** The most days that a period and the previous one read together. */
export const daysAtMost: Record<Unit, number> = { day: 60, week: 182, month: 400 };

/** The first day of the day, week (Monday) or month of a date. */
const startOf = (unit: Unit, date: string): string => {
  if (unit === 'day') return date;
  return unit === 'week' ? startOfWeek(date) : firstOfMonth(date);
};

const move = (unit: Unit, start: string, by: number): string =>
  unit === 'month' ? monthsAfter(start, by) : daysAfter(start, unit === 'week' ? by * 7 : by);

const spansFrom = (unit: Unit, start: string): Span[] =>
  Array.from({ length: LENGTH[unit] }, (_, index) => {
    const from = move(unit, start, index);
    return { from, to: daysAfter(move(unit, from, 1), -1) };
  });

/** Shortens the last span to at most this many days. */
const cut = (spans: readonly Span[], days: number): Span[] =>
  spans.map((span, index) => {
    const end = daysAfter(span.from, days - 1);
    return index === spans.length - 1 && end < span.to ? { ...span, to: end } : span;
  });

/**
 * The period that ends on a day. In the middle of a week or month the previous period is cut at the
 * same place, so that half a month is compared with half a month.
 */
export const periodUntil = (unit: Unit, end: string): Period => {
  const last = startOf(unit, end);
  const start = move(unit, last, 1 - LENGTH[unit]);
  const days = daysFrom(last, end) + 1;
  return { spans: cut(spansFrom(unit, start), days), before: cut(spansFrom(unit, move(unit, start, -LENGTH[unit])), days) };
};

export const endBefore = (unit: Unit, end: string): string => daysAfter(periodUntil(unit, end).spans[0]?.from ?? end, -1);

/** The last day of the next period, at most today; null when there is none. */
export const endAfter = (unit: Unit, end: string, today: string): string | null => {
  if (end >= today) return null;
  const after = daysAfter(move(unit, startOf(unit, end), LENGTH[unit] + 1), -1);
  return after < today ? after : today;
};

/** One span from the first to the last of consecutive spans. */
export const whole = (spans: readonly Span[]): Span => ({ from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' });

export const figuresIn = (days: readonly DailySummary[], { from, to }: Span): DailySummary['figures'] =>
  sumFigures(days.filter(({ date }) => date >= from && date <= to).map(({ figures }) => figures));
