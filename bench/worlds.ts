import type { History } from '#tests/support/history/history.ts';
import { manyDeals } from '#tests/support/history/manyDeals.ts';
import { manyPeople } from '#tests/support/history/manyPeople.ts';

/** How many deals share one set of people and jobs: at most what `manyDeals` makes. */
const DEALS = 10_000;
const STEP = 1_000;

/** The same histories of other people: every id holds the word. */
const elsewhere = (histories: readonly History[], world: number): History[] =>
  JSON.parse(JSON.stringify(histories).replaceAll('many', `many${world}w`)) as History[];

/** The people of a world, by its number. No two worlds share an id. */
export const peopleOf = (world: number, now: number): History[] => elsewhere(manyPeople(now), world);

/** How many events histories have. */
export const eventsIn = (histories: readonly History[]): number =>
  histories.reduce((sum, { told }) => sum + told.reduce((inner, { events }) => inner + events.length, 0), 0);

/** The deals of a world, a thousand at a time. */
export const dealsOf = function* (world: number, now: number): Generator<History[]> {
  for (let from = 0; from < DEALS; from += STEP) yield elsewhere(manyDeals(from, from + STEP, now), world);
};
