import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { shortCount } from '#domain/kernel/format/shortCount.ts';
import type { Figure } from '#projections/figures/dailySummaries.schema.ts';
import { valueTicks } from '../axis.ts';
import css from '../chart.module.css';
import { amountText, type Point, pointText } from '../points.ts';
import { changeText } from '../texts.ts';
import { CourseLines } from './courseLines.tsx';

type TipProps = { readonly figure: Figure; readonly point: Point; readonly place: number };

/** The values of a point, on the wider side of it; above the chart on narrow screens. */
const PointTip = ({ figure, point: { when, whenBefore, value, before }, place }: TipProps) => (
  <div
    className={`${css.tip} figures`}
    role="tooltip"
    data-side={place > 50 ? 'left' : undefined}
    style={{ '--place': `${place}%` } as CSSProperties}
  >
    <strong>{when}</strong>
    <dl>
      <dt>この期間</dt>
      <dd>{amountText(figure, value)}</dd>
      <dt>前の期間 {whenBefore}</dt>
      <dd>{amountText(figure, before)}</dd>
      <dt>差</dt>
      <dd>{changeText(value, before)}</dd>
    </dl>
  </div>
);

/** How many points each key moves; Home and End go to the ends. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

type Props = {
  readonly figure: Figure;
  readonly label: string;
  /** Oldest first, at least one. */
  readonly points: readonly Point[];
  /** The text alternative of the chart. */
  readonly summary: string;
  readonly onOpen: (point: Point) => void;
};

/**
 * A figure over time with axes; pointer and keys move through its points. Assistive technology sees
 * an image and a slider, whose value is announced on each move.
 */
export const FigureChart = ({ figure, label, points, summary, onOpen }: Props) => {
  const slider = useRef<HTMLInputElement>(null);
  const hint = useId();
  const last = points.length - 1;
  const [kept, setChosen] = useState(last);
  const [shown, setShown] = useState<number | null>(null);
  const within = (index: number) => Math.min(last, Math.max(0, index));
  const chosen = within(kept);
  const point = points[chosen];
  const tip = shown === null ? undefined : points[within(shown)];
  const placeOf = (index: number) => ((within(index) + 0.5) / points.length) * 100;
  const axis = valueTicks(points.flatMap(({ value, before }) => [value, before]));
  const top = axis.at(-1) ?? 1;

  const choose = (index: number) => {
    setChosen(within(index));
    setShown(within(index));
  };
  const open = (at: Point | undefined) => at && at.value > 0 && onOpen(at);
  const indexAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return within(Math.floor(((clientX - left) / width) * points.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) choose(chosen + step);
    else if (event.key === 'Escape') setShown(null);
    else if (event.key === 'Enter') open(point);
    else return;
    event.preventDefault();
  };

  return (
    <div className={css.chart}>
      <div className={`${css.values} figures`} aria-hidden="true">
        {[...axis].reverse().map((value) => (
          <span key={value}>{shortCount(value)}</span>
        ))}
      </div>
      <div
        className={css.plot}
        onPointerMove={(event) => (event.pointerType === 'mouse' ? setShown(indexAt(event)) : choose(indexAt(event)))}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(document.activeElement === slider.current ? chosen : null)}
        onPointerDown={(event) => {
          // Keys continue from the pointer's position.
          event.preventDefault();
          slider.current?.focus({ preventScroll: true });
          choose(indexAt(event));
        }}
      >
        <svg role="img" aria-label={summary} viewBox={`0 0 ${points.length} ${top}`} preserveAspectRatio="none">
          {points.map(({ when, weekend }, index) =>
            weekend ? <rect key={when} className={css.weekend} x={index} y={0} width={1} height={top} /> : null,
          )}
          {axis.map((value) => (
            <line key={value} className={value === 0 ? css.base : css.grid} x1={0} x2={points.length} y1={top - value} y2={top - value} />
          ))}
          <CourseLines values={points.map(({ value }) => value)} before={points.map(({ before }) => before)} top={top} />
        </svg>
        {points.map(({ when, value, before }, index) =>
          index === shown || points.length === 1 ? (
            <span key={when} className={css.mark} style={{ left: `${placeOf(index)}%` }}>
              <i style={{ bottom: `${(before / top) * 100}%` }} />
              <b style={{ bottom: `${(value / top) * 100}%` }} />
            </span>
          ) : null,
        )}
        <input
          ref={slider}
          type="range"
          min={1}
          max={points.length}
          value={chosen + 1}
          aria-label={`${label}の推移`}
          aria-valuetext={point && pointText(figure, point)}
          aria-describedby={hint}
          onChange={(event) => choose(event.target.valueAsNumber - 1)}
          onKeyDown={onKeyDown}
          onFocus={() => setShown(chosen)}
          onBlur={() => setShown(null)}
        />
        {tip && shown !== null ? <PointTip figure={figure} point={tip} place={placeOf(shown)} /> : null}
      </div>
      <div className={`${css.dates} figures`} aria-hidden="true">
        {points.map(({ when, tick }, index) =>
          tick ? (
            <span key={when} style={{ left: `${placeOf(index)}%` }}>
              {tick}
            </span>
          ) : null,
        )}
      </div>
      <p id={hint} className={css.hint}>
        <kbd>←</kbd>
        <kbd>→</kbd>で動かす <kbd>Enter</kbd>で一覧を開く
      </p>
    </div>
  );
};
