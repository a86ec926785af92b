import { formatCount } from '#domain/format/numbers.ts';
import type { DairySummary } from '#projections/figures/dairySummaries.schema.ts';
import { changeText } from '../change.ts';
import css from '../figures.module.css';
import { figuresIn, type Period, whole } from '../periods.ts';
import { figuresOf, type Group } from '../texts.ts';

const HEIGHT = 40;
const STEP = 10;

type ChartProps = {
  /** One per day, week or month, oldest first. */
  readonly values: readonly number[];
  /** The same of the period before, as a line behind the bars. */
  readonly before: readonly number[];
  readonly label: string;
};

/** Bars of one figure over the line of the period before. The table of the page says the same in numbers, so this is one picture to assistive technology. */
const FigureChart = ({ values, before, label }: ChartProps) => {
  const top = Math.max(1, ...values, ...before);
  const y = (value: number) => HEIGHT - (value / top) * (HEIGHT - 2);
  return (
    <svg className={css.chart} role="img" aria-label={label} viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`} preserveAspectRatio="none">
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <rect key={index} className={css.column} x={index * STEP + 1.5} y={y(value)} width={STEP - 3} height={HEIGHT - y(value)} />
      ))}
      <polyline className={css.line} points={before.map((value, index) => `${index * STEP + STEP / 2},${y(value)}`).join(' ')} />
      <line className={css.axis} x1={0} x2={values.length * STEP} y1={HEIGHT} y2={HEIGHT} />
    </svg>
  );
};

type Props = { readonly group: Group; readonly period: Period; readonly days: readonly DairySummary[] };

/** A chart per figure: the sum of the period, how it moved since the one before, and its course. Where nothing happened the table's 0 is enough. */
export const FigureCards = ({ group, period: { spans, before }, days }: Props) => {
  const [now, then] = [figuresIn(days, whole(spans)), figuresIn(days, whole(before))];
  const [course, courseBefore] = [spans, before].map((each) => each.map((span) => figuresIn(days, span)));
  return (
    <ul className={css.cards} aria-label="推移">
      {figuresOf(group)
        .filter(([figure]) => now[figure] || then[figure])
        .map(([figure, label]) => {
          const [sum, sumBefore] = [now[figure] ?? 0, then[figure] ?? 0];
          const change = changeText(sum, sumBefore);
          return (
            <li key={figure}>
              <h3>{label}</h3>
              <p className="figures">
                <strong>{formatCount(sum)}</strong>
                <span>
                  <span className="visually-hidden">前の期間との差 </span>
                  {change}
                </span>
              </p>
              <FigureChart
                values={(course ?? []).map((figures) => figures[figure] ?? 0)}
                before={(courseBefore ?? []).map((figures) => figures[figure] ?? 0)}
                label={`${label}の推移。この期間${formatCount(sum)}、前の期間${formatCount(sumBefore)}。数値は下の表にあります`}
              />
            </li>
          );
        })}
    </ul>
  );
};
