import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { duration, isNear, until } from '#domain/kernel/format/times.ts';
import { slaOf, slaTexts } from '#domain/office/sla.ts';
import css from './table.module.css';

/** A waiting time (ms). It is highlighted, with a text, if the office was reminded. */
export const Wait = ({ time }: { readonly time: number }) => {
  const sla = slaOf(time);
  const said = time < MINUTE ? '受け付けたばかり' : `${duration(time)}待ち${slaTexts[sla]}`;
  return sla === 'onTime' ? said : <strong className={sla === 'late' ? css.late : css.slow}>{said}</strong>;
};

/** The time left until the office should act (ms). It is highlighted if little or none is left. */
export const TimeLeft = ({ due, now }: { readonly due: number; readonly now: number }) => {
  if (due <= now) return <strong className={css.late}>目安を{duration(now - due)}超過</strong>;
  const left = until(due, now);
  return isNear(due, now) ? <strong className={css.slow}>{left}</strong> : left;
};
