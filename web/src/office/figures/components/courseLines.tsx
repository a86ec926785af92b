import css from '../chart.module.css';

type Props = {
  /** Oldest first; drawn from left to right. */
  readonly values: readonly number[];
  readonly before: readonly number[];
  /** The end of the value axis. */
  readonly top: number;
};

/**
 * The course of a figure over that of the period before, in an SVG whose units are points across
 * and `top` values up: it is stretched to its place without being measured, on paper too.
 */
export const CourseLines = ({ values, before, top }: Props) => {
  const lineOf = (course: readonly number[]) => course.map((value, index) => `${index + 0.5},${top - value}`).join(' ');
  return (
    <>
      <polygon className={css.area} points={`0.5,${top} ${lineOf(values)} ${values.length - 0.5},${top}`} />
      <polyline className={css.before} points={lineOf(before)} />
      <polyline className={css.now} points={lineOf(values)} />
    </>
  );
};
