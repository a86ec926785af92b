import { DAY, dateOfDay, HOUR, jstDay, MINUTE, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { type Random, seededRandom, seedFrom } from '../pubsub/seededRandom.ts';

/** Who acts; each side has its own hours of the day. */
export type Side = 'client' | 'cast' | 'office';

/** Working hours of each side, and the probability of work on a weekend day. */
const habits: Record<Side, { readonly from: number; readonly until: number; readonly onWeekends: number }> = {
  client: { from: 9, until: 20, onWeekends: 0.15 },
  cast: { from: 8, until: 23, onWeekends: 0.45 },
  office: { from: 10, until: 18, onWeekends: 0.04 },
};

/** Random numbers seeded only by these arguments, so that other changes do not affect them. */
export const randomOf = (...about: readonly (string | number)[]): Random => seededRandom(seedFrom(...about));

/** A random item of a list, seeded by the other arguments. */
export const pick = <Item>(list: readonly Item[], ...about: readonly (string | number)[]): Item =>
  list[Math.floor(randomOf(...about)() * list.length)] as Item;

/** Whether a day, as `jstDay` counts, is a Saturday or a Sunday. */
export const isWeekend = (day: number): boolean => [0, 6].includes((day + 4) % 7);

const spanOf = (day: number, side: Side): readonly [from: number, until: number] => {
  const start = startOfJstDay(dateOfDay(day));
  return [start + habits[side].from * HOUR, start + habits[side].until * HOUR];
};

const rests = (day: number, side: Side, random: Random): boolean => isWeekend(day) && random() >= habits[side].onWeekends;

/** The longest delay after the earliest moment (ms). */
const SPREAD = 3 * HOUR;
const PAUSE = 4 * MINUTE;

/** A moment (ms) after `after` in the side's working hours. */
export const momentAfter = (after: number, side: Side, random: Random): number => {
  for (let day = jstDay(after); ; day += 1) {
    if (rests(day, side, random)) continue;
    const [from, until] = spanOf(day, side);
    const earliest = Math.max(from, after + PAUSE);
    if (earliest < until) return Math.floor(earliest + random() * (Math.min(until, earliest + SPREAD) - earliest));
  }
};

/** A moment (ms) before `before` in the side's working hours. */
export const momentBefore = (before: number, side: Side, random: Random): number => {
  for (let day = jstDay(before); ; day -= 1) {
    if (rests(day, side, random)) continue;
    const [from, until] = spanOf(day, side);
    const latest = Math.min(until, before - PAUSE);
    if (latest > from) return Math.floor(latest - random() * (latest - Math.max(from, latest - SPREAD)));
  }
};

const dayStart = (at: number): number => startOfJstDay(dateOfDay(jstDay(at)));
const [WAKES, AWAKE] = [8 * HOUR, 15 * HOUR];

/** Moves an instant of a whole day into the waking hours; keeps the order. */
export const awake = (at: number): number => Math.floor(dayStart(at) + WAKES + ((at - dayStart(at)) * AWAKE) / DAY);

/** The inverse of `awake`; for an instant in the night the one before. */
export const spreadFor = (at: number): number => dayStart(at) + (Math.min(AWAKE, Math.max(0, at - dayStart(at) - WAKES)) * DAY) / AWAKE;
