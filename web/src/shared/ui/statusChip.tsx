import css from './statusChip.module.css';

/** mine: waits for the viewer. theirs: waits for others. warning: due within 48 hours. */
export type ChipTone = 'mine' | 'theirs' | 'good' | 'ended' | 'warning';

/** A status as a word; the colour only repeats it. */
export const StatusChip = ({ tone, label }: { readonly tone: ChipTone; readonly label: string }) => (
  <span className={`${css.chip} ${css[tone]}`}>{label}</span>
);
