import type { CsvCell } from '#domain/format/csv.ts';
import type { DairySummary } from '#projections/figures/dairySummaries.schema.ts';
import { figuresIn, type Span } from './periods.ts';
import { figuresOf, groups, groupTexts } from './texts.ts';

/** All figures of a period as a table: titles, then a row per day, week or month. */
export const figureRows = (spans: readonly Span[], days: readonly DairySummary[]): CsvCell[][] => {
  const columns = groups.flatMap((group) =>
    figuresOf(group).map(([figure, label]) => ({ figure, label: `${groupTexts[group]}：${label}` })),
  );
  const lines = spans.map((span) => {
    const figures = figuresIn(days, span);
    return [span.from, span.to, ...columns.map(({ figure }) => figures[figure] ?? 0)];
  });
  return [['開始日', '終了日', ...columns.map(({ label }) => label)], ...lines];
};
