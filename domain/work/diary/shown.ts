import type { SaidState, Weekly } from './dayKinds.ts';
import { isInSpan, type Span } from './spans.ts';
import { weeklyStateOf } from './weekly.ts';

/**
 * The days of a cast as others see them. Days in no span follow the weekly rules. Rows of an
 * earlier release lack `free` and `weekly`.
 */
export type ShownDays = {
  readonly busy: readonly Span[];
  readonly ask: readonly Span[];
  readonly free?: readonly Span[];
  readonly weekly?: Weekly;
};

/** The state of one day as others see it. */
export const shownStateOf = ({ busy, ask, free = [], weekly = [] }: ShownDays, date: string): SaidState => {
  const isIn = (spans: readonly Span[]) => spans.some((span) => isInSpan(date, span));
  if (isIn(busy)) return 'BUSY';
  if (isIn(ask)) return 'ASK';
  return isIn(free) ? 'FREE' : weeklyStateOf(weekly, date);
};

/** The least suitable state of several days; `UNKNOWN` if nothing is known of one. */
export const jointStateOf = (days: ShownDays | null | undefined, dates: readonly string[]): SaidState => {
  const states = days ? dates.map((date) => shownStateOf(days, date)) : [];
  return (['BUSY', 'ASK', 'UNKNOWN', 'FREE'] as const).find((state) => states.includes(state)) ?? 'UNKNOWN';
};
