import { duration, isNear, until } from '#domain/kernel/format/times.ts';
import css from './table.module.css';

/** The time left until the office should act (ms). It is highlighted if little or none is left. */
export const TimeLeft = ({ due, now }: { readonly due: number; readonly now: number }) => {
  if (due <= now) return <strong className={css.late}>目安を{duration(now - due)}超過</strong>;
  const left = until(due, now);
  return isNear(due, now) ? <strong className={css.slow}>{left}</strong> : left;
};
