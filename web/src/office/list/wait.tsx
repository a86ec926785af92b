import { duration } from '#domain/format/times.ts';
import { businessRules } from '#domain/kernel/businessRules.ts';
import css from '../table.module.css';

/** How long (ms) something waits; what the office was reminded of stands out, in words too. */
export const Wait = ({ time }: { readonly time: number }) => {
  const said = `${duration(time)}待ち`;
  if (time >= businessRules.officeReminderAgain) return <strong className={css.late}>{said}（72時間超過）</strong>;
  return time >= businessRules.officeReminder ? <strong className={css.slow}>{said}（24時間超過）</strong> : said;
};
