import css from '../figures.module.css';

const HEIGHT = 40;
const STEP = 10;

type Props = {
  /** One per day, week or month, oldest first. */
  readonly values: readonly number[];
  /** The same of the period before, as a line behind the bars. */
  readonly before: readonly number[];
  readonly label: string;
};

/** Bars of one figure over the line of the period before. The table of the page says the same in numbers, so this is one picture to assistive technology. */
export const FigureChart = ({ values, before, label }: Props) => {
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
