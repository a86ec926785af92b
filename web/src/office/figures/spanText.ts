import { lastOfMonth } from '#domain/calendar/days.ts';
import { monthText, shortDay } from '#domain/format/times.ts';
import type { Span, Unit } from './periods.ts';

/** A day, a week by its ends, a month. One that is still running says up to when it was counted. */
export const spanText = (unit: Unit, { from, to }: Span): string => {
  if (unit === 'day') return shortDay(from);
  if (unit === 'week') return `${shortDay(from)}〜${shortDay(to)}`;
  return `${monthText(from.slice(0, 7))}${to < lastOfMonth(from) ? `（${Number(to.slice(8))}日まで）` : ''}`;
};
