import css from './statusChip.module.css';

/** mine: waits for the viewer. theirs: waits for someone else. warning: due within 48 hours. */
export type ChipTone = 'mine' | 'theirs' | 'good' | 'ended' | 'warning';

/** A status in a word; colour only repeats what the word says. */
export const StatusChip = ({ tone, label }: { readonly tone: ChipTone; readonly label: string }) => (
  <span className={`${css.chip} ${css[tone]}`}>{label}</span>
);
