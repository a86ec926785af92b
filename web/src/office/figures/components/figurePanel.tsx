import { useEffect, useRef } from 'react';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import type { Figure } from '#projections/figures/dailySummaries.schema.ts';
import { DataTable } from '../../list/dataTable.tsx';
import css from '../chart.module.css';
import { amountText, type Point } from '../points.ts';
import { changeText } from '../texts.ts';
import { FigureChart } from './figureChart.tsx';

type Props = {
  readonly figure: Figure;
  /** The figure, if a member chose it; null for the default, which can change as figures load. */
  readonly chosen: Figure | null;
  readonly label: string;
  readonly points: readonly Point[];
  readonly onOpen: (point: Point) => void;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const FigurePanel = ({ figure, chosen, label, points, onOpen }: Props) => {
  const now = amountText(figure, sum(points.map(({ value }) => value)));
  const then = amountText(figure, sum(points.map(({ before }) => before)));
  const panel = useRef<HTMLElement>(null);
  const seen = useRef(chosen);
  // On a phone the chart is below the cards, so a choice scrolls to it.
  useEffect(() => {
    if (seen.current === chosen) return;
    seen.current = chosen;
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <section ref={panel} className={css.panel} aria-label={`${label}のグラフ`}>
      <div>
        <header>
          <h2>{label}</h2>
          <ul className={`${css.legend} figures`} aria-label="凡例">
            <li data-mark="now">この期間 {now}</li>
            <li data-mark="before">前の期間 {then}</li>
            {points.some(({ weekend }) => weekend) ? <li data-mark="weekend">土日</li> : null}
          </ul>
        </header>
        <FigureChart
          figure={figure}
          label={label}
          points={points}
          summary={`${label}の推移。この期間${now}、前の期間${then}。数値は${label}の表にあります`}
          onOpen={onOpen}
        />
      </div>
      <DataTable
        label={`${label}の表`}
        className={css.numbers}
        rows={[...points].reverse()}
        keyOf={({ span }) => span.from}
        columns={[
          { head: '期間', as: 'head', cell: ({ when }) => when },
          { head: 'この期間', as: 'number', cell: ({ value }) => formatCount(value) },
          {
            head: '前の期間',
            as: 'number',
            className: css.parts,
            cell: ({ before, whenBefore }) => (
              <>
                <small>{whenBefore}</small> {formatCount(before)}
              </>
            ),
          },
          { head: '差', as: 'number', className: css.parts, cell: ({ value, before }) => changeText(value, before) },
        ]}
      />
    </section>
  );
};
