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
  /** The held days, each with the number of holds. */
  readonly held?: readonly { readonly date: string; readonly count: number }[];
};

export const shownStateOf = ({ busy, ask, free = [], weekly = [] }: ShownDays, date: string): SaidState => {
  const isIn = (spans: readonly Span[]) => spans.some((span) => isInSpan(date, span));
  if (isIn(busy)) return 'BUSY';
  if (isIn(ask)) return 'ASK';
  return isIn(free) ? 'FREE' : weeklyStateOf(weekly, date);
};

/** The state of several days together: the worst one. */
export const jointState = (states: readonly SaidState[]): SaidState =>
  (['BUSY', 'ASK', 'UNKNOWN', 'FREE'] as const).find((state) => states.includes(state)) ?? 'UNKNOWN';

/** The least suitable state of several days; `UNKNOWN` if nothing is known of one. */
export const jointStateOf = (days: ShownDays | null | undefined, dates: readonly string[]): SaidState =>
  jointState(days ? dates.map((date) => shownStateOf(days, date)) : []);

/** The most holds on one of the days. */
export const holdsOn = (days: Pick<ShownDays, 'held'> | null | undefined, dates: readonly string[]): number =>
  Math.max(0, ...(days?.held ?? []).flatMap(({ date, count }) => (dates.includes(date) ? [count] : [])));

/** The order of casts by their joint state: the highest comes first. */
export const stateRanks = { FREE: 3, ASK: 2, UNKNOWN: 1, BUSY: 0 } as const satisfies Record<SaidState, number>;
