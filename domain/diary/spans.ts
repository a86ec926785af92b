import { daysAfter, daysFrom } from '../calendar/days.ts';
import { businessRules } from '../kernel/businessRules.ts';

/** Dates of Japan (YYYY-MM-DD) from the first to the last. */
export type Span = { readonly from: string; readonly to: string };

export const isInSpan = (date: string, { from, to }: Span): boolean => from <= date && date <= to;

/** Spans without the days of another one; what lies on both sides of it is split. */
export const withoutSpan = <Held extends Span>(spans: readonly Held[], gone: Span): Held[] =>
  spans.flatMap((span) => {
    if (gone.to < span.from || span.to < gone.from) return [span];
    const before = span.from < gone.from ? [{ ...span, to: daysAfter(gone.from, -1) }] : [];
    const after = gone.to < span.to ? [{ ...span, from: daysAfter(gone.to, 1) }] : [];
    return [...before, ...after];
  });

/** The same days in as few spans as there can be, the first one first. */
export const merged = (spans: readonly Span[]): Span[] => {
  const all: { from: string; to: string }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = all.at(-1);
    if (!last || daysAfter(last.to, 1) < from) all.push({ from, to });
    else if (last.to < to) last.to = to;
  }
  return all;
};

/**
 * Why a span cannot be said anything of on a day (`today`), for whoever typed it; null when it can.
 */
export const spanFault = ({ from, to }: Span, today: string): string | null => {
  if (to < from) return 'はじめの日以降の日付を選んでください';
  if (to < today) return '過ぎた日は選べません';
  return daysFrom(from, to) >= businessRules.diarySpanMax ? `一度に選べるのは${businessRules.diarySpanMax}日までです` : null;
};
