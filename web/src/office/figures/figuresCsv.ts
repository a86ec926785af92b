import { BOM, csvLines } from '#domain/format/csv.ts';
import type { DairySummary } from '#projections/dairySummaries.ts';
import { figuresIn, type Span } from './periods.ts';
import { figuresOf, groups, groupTexts } from './texts.ts';

/** All figures of a period, a line per day, week or month, as a CSV file in UTF-8: what the office's spreadsheets go on with. */
export const figuresCsv = (spans: readonly Span[], days: readonly DairySummary[]): string => {
  const columns = groups.flatMap((group) =>
    figuresOf(group).map(([figure, label]) => ({ figure, label: `${groupTexts[group]}：${label}` })),
  );
  const lines = spans.map((span) => {
    const figures = figuresIn(days, span);
    return [span.from, span.to, ...columns.map(({ figure }) => figures[figure] ?? 0)];
  });
  return BOM + csvLines([['開始日', '終了日', ...columns.map(({ label }) => label)], ...lines]);
};
