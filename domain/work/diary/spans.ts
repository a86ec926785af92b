import { businessRules } from '../../kernel/businessRules.ts';
import { daysAfter, daysFrom } from '../../kernel/calendar/days.ts';

/** Dates (JST, `YYYY-MM-DD`) from the first to the last, both included. */
export type Span = { readonly from: string; readonly to: string };

/** The dates that a work day takes. Work past midnight takes two, except until 00:00. */
export const takenBy = ({ date, from, to }: { readonly date: string; readonly from: string; readonly to: string }): Span => ({
  from: date,
  to: to > from || to === '00:00' ? date : daysAfter(date, 1),
});

export const isInSpan = (date: string, { from, to }: Span): boolean => from <= date && date <= to;

/** Removes the days of one span from others, and splits a span that contains them. */
export const withoutSpan = <Held extends Span>(spans: readonly Held[], gone: Span): Held[] =>
  spans.flatMap((span) => {
    if (gone.to < span.from || span.to < gone.from) return [span];
    const before = span.from < gone.from ? [{ ...span, to: daysAfter(gone.from, -1) }] : [];
    const after = gone.to < span.to ? [{ ...span, from: daysAfter(gone.to, 1) }] : [];
    return [...before, ...after];
  });

/** The same days in the fewest spans, in order. */
export const merged = (spans: readonly Span[]): Span[] => {
  const all: { from: string; to: string }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = all.at(-1);
    if (!last || daysAfter(last.to, 1) < from) all.push({ from, to });
    else if (last.to < to) last.to = to;
  }
  return all;
};

/** Error text for a span that cannot be entered on the day `today`; null if it can. */
export const spanFault = ({ from, to }: Span, today: string): string | null => {
  if (to < from) return '開始日以降の日付を選んでください';
  if (to < today) return '過ぎた日は選べません';
  return daysFrom(from, to) >= businessRules.diarySpanMax ? `一度に選べるのは${businessRules.diarySpanMax}日までです` : null;
};
