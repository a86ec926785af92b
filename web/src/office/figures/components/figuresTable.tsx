import { Link } from 'react-router-dom';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import type { DailySummary, Figure } from '#projections/figures/dailySummaries.schema.ts';
import { type Column, DataTable } from '../../list/dataTable.tsx';
import css from '../figures.module.css';
import { figuresIn, type Period, type Span, type Unit, whole } from '../periods.ts';
import { spanText } from '../points.ts';
import { changeText, figuresOf, type Group } from '../texts.ts';

type Props = {
  readonly unit: Unit;
  readonly group: Group;
  readonly period: Period;
  readonly days: readonly DailySummary[];
  readonly listAddress: (span: Span & { readonly figure: Figure }) => string;
};

/** A row of numbers with its days; without days it is the row of changes. */
type Line = { readonly when: string; readonly span: Span | null; readonly values: DailySummary['figures'] };

/** Newest first, below the sums of both periods. Each number except 0 links to its events. */
export const FiguresTable = ({ unit, group, period: { spans, before }, days, listAddress }: Props) => {
  const lineOf = (when: string, span: Span): Line => ({ when, span, values: figuresIn(days, span) });
  const [now, then] = [lineOf('この期間', whole(spans)), lineOf('前の期間', whole(before))];
  const columnOf = ([figure, label]: readonly [Figure, string]): Column<Line> => ({
    head: label,
    as: 'number',
    cell: ({ when, span, values }) => {
      const value = values[figure] ?? 0;
      if (span === null) return changeText(now.values[figure] ?? 0, then.values[figure] ?? 0);
      return value > 0 ? (
        <Link to={listAddress({ figure, ...span })} aria-label={`${when} ${label} ${formatCount(value)}の一覧`}>
          {formatCount(value)}
        </Link>
      ) : (
        <span className={css.none}>{formatCount(value)}</span>
      );
    },
  });
  return (
    <DataTable
      label="日次の集計の表"
      className={css.table}
      lead={{ rows: [now, then, { when: '差', span: null, values: {} }], className: css.sums }}
      rows={[...spans].reverse().map((span) => lineOf(spanText(unit, span), span))}
      keyOf={({ when, span }) => `${when} ${span?.from}`}
      columns={[{ head: '期間', as: 'head', cell: ({ when }) => when }, ...figuresOf(group).map(columnOf)]}
    />
  );
};
