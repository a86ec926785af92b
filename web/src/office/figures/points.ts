import { isWeekend, lastOfMonth } from '#domain/kernel/calendar/days.ts';
import { formatCount, formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import type { DailySummary, Figure } from '#projections/figures/dailySummaries.schema.ts';
import { listDay } from '../list/texts.ts';
import { dateTick } from './axis.ts';
import { figuresIn, type Period, type Span, type Unit } from './periods.ts';
import { changeText } from './texts.ts';

/** A day, week or month of a chart, with the matching one of the previous period. */
export type Point = {
  readonly span: Span;
  readonly when: string;
  readonly whenBefore: string;
  readonly value: number;
  readonly before: number;
  /** Its label on the date axis. */
  readonly tick: string | null;
  readonly weekend: boolean;
};

/** An unfinished week or month shows its last counted day. */
export const spanText = (unit: Unit, { from, to }: Span): string => {
  if (unit === 'day') return listDay(from);
  if (unit === 'week') return `${listDay(from)}〜${listDay(to)}`;
  return `${monthText(from.slice(0, 7))}${to < lastOfMonth(from) ? `（${Number(to.slice(8))}日まで）` : ''}`;
};

/** The short form next to a chart: weeks without weekdays, since they start on Monday. */
const shortSpanText = (unit: Unit, span: Span): string => {
  const text = spanText(unit, span);
  return unit === 'week' ? text.replaceAll(/\(.\)/g, '') : text;
};

/** A figure with its unit: fees in yen, all others as counts. */
export const amountText = (figure: Figure, value: number): string =>
  figure === 'closedFees' ? formatYen(value) : `${formatCount(value)}件`;

export const pointsOf = (figure: Figure, unit: Unit, { spans, before }: Period, days: readonly DailySummary[]): Point[] =>
  spans.map((span, index) => {
    const spanBefore = before[index] ?? span;
    return {
      span,
      when: shortSpanText(unit, span),
      whenBefore: shortSpanText(unit, spanBefore),
      value: figuresIn(days, span)[figure] ?? 0,
      before: figuresIn(days, spanBefore)[figure] ?? 0,
      tick: dateTick(unit, spans, index),
      weekend: unit === 'day' && isWeekend(span.from),
    };
  });

export const pointText = (figure: Figure, { when, whenBefore, value, before }: Point): string =>
  `${when}、${amountText(figure, value)}。前の期間 ${whenBefore}、${amountText(figure, before)}。差 ${changeText(value, before)}`;
