import { sortableTime } from '#domain/kernel/format/times.ts';
import { listTime } from './listTime.ts';
import css from './table.module.css';

/**
 * A time (ms) in a table: short on screens, with year and seconds on paper, which is read years
 * later.
 */
export const ListedTime = ({ at }: { readonly at: number }) => (
  <>
    <span className={css.noPrint}>{listTime(at)}</span>
    <span className={css.printed} aria-hidden="true">
      {sortableTime(at)}
    </span>
  </>
);
