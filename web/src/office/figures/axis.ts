import { nice, ticks } from 'd3-array';
import { startOfWeek } from '#domain/kernel/calendar/days.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import type { Span, Unit } from './periods.ts';

const STEPS = 4;
/** Weeks between two labels of the date axis. */
const WEEKS_APART = 3;

/** The labels of a value axis: equal round steps from 0 to a maximum of at least 1. */
export const valueTicks = (values: readonly number[]): number[] => {
  const [start, end] = nice(0, Math.max(1, ...values), STEPS);
  return ticks(start, end, STEPS).filter(Number.isInteger);
};

const monthOf = (date: string): string => `${Number(date.slice(5, 7))}月`;

/** Every Monday, third week up to the last, or month (January with its year); null for none. */
export const dateTick = (unit: Unit, spans: readonly Span[], index: number): string | null => {
  const from = spans[index]?.from ?? '';
  if (unit === 'day') return startOfWeek(from) === from ? shortDay(from) : null;
  if (unit === 'week') return (spans.length - 1 - index) % WEEKS_APART === 0 ? `${shortDay(from).replace(/\(.*/, '')}〜` : null;
  return from.slice(5, 7) === '01' ? `${from.slice(0, 4)}年${monthOf(from)}` : monthOf(from);
};
