import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { duration } from '#domain/kernel/format/times.ts';
import { slaOf, slaTexts } from '#domain/office/sla.ts';
import css from './table.module.css';

/** A waiting time (ms). It is highlighted, with a text, if the office was reminded. */
export const Wait = ({ time }: { readonly time: number }) => {
  const sla = slaOf(time);
  const said = time < MINUTE ? '受け付けたばかり' : `${duration(time)}待ち${slaTexts[sla]}`;
  return sla === 'onTime' ? said : <strong className={sla === 'late' ? css.late : css.slow}>{said}</strong>;
};
