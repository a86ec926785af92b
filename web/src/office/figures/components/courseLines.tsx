import css from '../chart.module.css';

type Props = {
  /** Oldest first; drawn from left to right. */
  readonly values: readonly number[];
  readonly before: readonly number[];
  /** The end of the value axis. */
  readonly top: number;
};

/**
 * A figure and the previous period as lines. The SVG scales to its place without measuring, also on
 * paper: x is the point, y goes up to `top`.
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
