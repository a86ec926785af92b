import { Link } from 'react-router-dom';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import type { DailySummary, Figure } from '#projections/figures/dailySummaries.schema.ts';
import css from '../chart.module.css';
import { figuresIn, type Period, whole } from '../periods.ts';
import { changeText, figuresOf, type Group } from '../texts.ts';
import { CourseLines } from './courseLines.tsx';

/** A sum from here on needs the width of two cards. */
const LONG = 100_000;

type Props = {
  readonly group: Group;
  readonly period: Period;
  readonly days: readonly DailySummary[];
  readonly chosen: Figure;
  readonly choice: (figure: Figure) => string;
};

/**
 * The sum, change and line of each figure, as links to the large chart. Figures that stayed 0 are
 * left out.
 */
export const FigureCards = ({ group, period: { spans, before }, days, chosen, choice }: Props) => {
  const [now, then] = [figuresIn(days, whole(spans)), figuresIn(days, whole(before))];
  const [course, courseBefore] = [spans.map((span) => figuresIn(days, span)), before.map((span) => figuresIn(days, span))];
  return (
    <ul className={css.cards} aria-label="グラフの項目">
      {figuresOf(group)
        .filter(([figure]) => now[figure] || then[figure])
        .map(([figure, label]) => {
          const [sum, sumBefore] = [now[figure] ?? 0, then[figure] ?? 0];
          const [values, valuesBefore] = [course, courseBefore].map((each) => each.map((figures) => figures[figure] ?? 0));
          const top = Math.max(1, ...(values ?? []), ...(valuesBefore ?? []));
          return (
            <li key={figure} data-long={sum >= LONG || undefined}>
              <Link to={choice(figure)} replace preventScrollReset aria-current={figure === chosen ? 'true' : undefined}>
                <span className={css.name}>{label}</span>
                <strong className="figures">{formatCount(sum)}</strong>
                <small className="figures">
                  <span className="visually-hidden">増減 </span>
                  {changeText(sum, sumBefore)}
                </small>
                <svg aria-hidden="true" viewBox={`0 0 ${spans.length} ${top}`} preserveAspectRatio="none">
                  <CourseLines values={values ?? []} before={valuesBefore ?? []} top={top} />
                </svg>
              </Link>
            </li>
          );
        })}
    </ul>
  );
};
