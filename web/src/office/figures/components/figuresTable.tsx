import { Link } from 'react-router-dom';
import { formatCount } from '#domain/format/numbers.ts';
import type { DairySummary, Figure } from '#projections/figures/dairySummaries.schema.ts';
import table from '../../table.module.css';
import { changeText } from '../change.ts';
import css from '../figures.module.css';
import { figuresIn, type Period, type Span, type Unit, whole } from '../periods.ts';
import { spanText } from '../spanText.ts';
import { figuresOf, type Group } from '../texts.ts';

type Props = {
  readonly unit: Unit;
  readonly group: Group;
  readonly period: Period;
  readonly days: readonly DairySummary[];
  /** The address that shows the list behind a number. */
  readonly behind: (span: Span & { readonly figure: Figure }) => string;
};

/** Every number of a group, newest first, below the sums of the period and of the one before. Every number but 0 leads to the list behind it. */
export const FiguresTable = ({ unit, group, period: { spans, before }, days, behind }: Props) => {
  const figures = figuresOf(group);
  const [now, then] = [whole(spans), whole(before)];
  const [sums, sumsBefore] = [figuresIn(days, now), figuresIn(days, then)];
  const number = (figure: Figure, label: string, value: number, span: Span, when: string) =>
    value > 0 ? (
      <Link to={behind({ figure, ...span })} aria-label={`${when} ${label} ${formatCount(value)}の一覧`}>
        {formatCount(value)}
      </Link>
    ) : (
      <span className={css.none}>{formatCount(value)}</span>
    );
  const line = (when: string, span: Span) => {
    const values = figuresIn(days, span);
    return (
      <tr key={`${when} ${span.from}`}>
        <th scope="row" className="figures">
          {when}
        </th>
        {figures.map(([figure, label]) => (
          <td key={figure} className={`${table.number} figures`}>
            {number(figure, label, values[figure] ?? 0, span, when)}
          </td>
        ))}
      </tr>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
    <section className={`${table.scroll} ${css.table}`} aria-label="日次の集計の表" tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">期間</th>
            {figures.map(([figure, label]) => (
              <th key={figure} scope="col" className={table.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.sums}>
          {line('この期間', now)}
          {line('前の期間', then)}
          <tr>
            <th scope="row">差</th>
            {figures.map(([figure]) => (
              <td key={figure} className={`${table.number} figures`}>
                {changeText(sums[figure] ?? 0, sumsBefore[figure] ?? 0)}
              </td>
            ))}
          </tr>
        </tbody>
        <tbody>{[...spans].reverse().map((span) => line(spanText(unit, span), span))}</tbody>
      </table>
    </section>
  );
};
