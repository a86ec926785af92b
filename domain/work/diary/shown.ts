import type { BlockKind } from './dayKinds.ts';
import { isInSpan, type Span } from './spans.ts';

/** The days of a cast as others see them. `said`: the cast has made entries. */
export type ShownDays = { readonly said: boolean; readonly busy: readonly Span[]; readonly ask: readonly Span[] };

/** The state of one day as others see it. */
export const shownStateOf = ({ busy, ask }: Omit<ShownDays, 'said'>, date: string): BlockKind | 'FREE' => {
  if (busy.some((span) => isInSpan(date, span))) return 'BUSY';
  return ask.some((span) => isInSpan(date, span)) ? 'ASK' : 'FREE';
};

/** The state of several days together. `UNKNOWN`: no conflict, but the cast has made no entries. */
export type JointState = BlockKind | 'FREE' | 'UNKNOWN';

/** The least suitable state of several days. */
export const jointStateOf = (days: ShownDays | null | undefined, dates: readonly string[]): JointState => {
  const states = days ? dates.map((date) => shownStateOf(days, date)) : [];
  if (states.includes('BUSY')) return 'BUSY';
  if (states.includes('ASK')) return 'ASK';
  return days?.said ? 'FREE' : 'UNKNOWN';
};
