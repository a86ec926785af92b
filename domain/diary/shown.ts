import type { BlockKind } from './dayKinds.ts';
import { isInSpan, type Span } from './spans.ts';

/** What others see of a cast's days. `said`: the cast has said something of their days. */
export type ShownDays = { readonly said: boolean; readonly busy: readonly Span[]; readonly ask: readonly Span[] };

/** What others see of one day. */
export const shownStateOf = ({ busy, ask }: Omit<ShownDays, 'said'>, date: string): BlockKind | 'FREE' => {
  if (busy.some((span) => isInSpan(date, span))) return 'BUSY';
  return ask.some((span) => isInSpan(date, span)) ? 'ASK' : 'FREE';
};

/**
 * What others see of several days at once. `UNKNOWN`: nothing is in the way, and the cast has not
 * said that they are free.
 */
export type JointState = BlockKind | 'FREE' | 'UNKNOWN';

/** The state of the day that fits least. */
export const jointStateOf = (days: ShownDays | null | undefined, dates: readonly string[]): JointState => {
  const states = days ? dates.map((date) => shownStateOf(days, date)) : [];
  if (states.includes('BUSY')) return 'BUSY';
  if (states.includes('ASK')) return 'ASK';
  return days?.said ? 'FREE' : 'UNKNOWN';
};
