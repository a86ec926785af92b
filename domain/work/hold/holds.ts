import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, jstDate, outsideNight, startOfJstDay } from '../../kernel/calendar/instants.ts';
import type { Parties } from '../deal/state.ts';
import { type Dated, datesOf } from '../job/workDates.ts';
import { holdLimits } from './kinds.ts';

export type DealRef = { readonly dealKind: 'offer' | 'entry'; readonly dealId: string };

/**
 * A hold, or a request for one (`ASKED`). Days in JST, times in ms. `endsAt`: when the hold or the
 * request ends. `isDecided`: the client made the offer, so the clock is stopped.
 */
export type Hold = Parties &
  DealRef & {
    readonly days: readonly string[];
    readonly status: 'ASKED' | 'HELD';
    readonly endsAt: number;
    readonly remindAt: number;
    readonly isReminded: boolean;
    readonly extension: 'NONE' | 'ASKED' | 'USED';
    readonly isDecided: boolean;
    /** Later deals want to be decided: until when this one has to be. */
    readonly challenge: { readonly by: readonly string[]; readonly endsAt: number } | null;
  };

const shares = (days: readonly string[], hold: Pick<Hold, 'days'>): boolean => hold.days.some((day) => days.includes(day));

/**
 * The granted holds before a deal's own, on any of the days. Holds are in the order of granting; a
 * deal without a granted hold comes after all.
 */
export const holdsBefore = (holds: readonly Hold[], dealId: string, days: readonly string[]): readonly Hold[] => {
  const held = holds.filter(({ status }) => status === 'HELD');
  const own = held.findIndex((each) => each.dealId === dealId);
  return (own < 0 ? held : held.slice(0, own)).filter((each) => each.dealId !== dealId && shares(days, each));
};

/** The position of a deal's hold, present or future: 1 plus the earlier holds on its worst day. */
export const positionOf = (holds: readonly Hold[], dealId: string, days: readonly string[]): number => {
  const before = holdsBefore(holds, dealId, days);
  return 1 + Math.max(0, ...days.map((day) => before.filter((each) => each.days.includes(day)).length));
};

/** The name of a position. */
export const positionName = (position: number): string => `第${'一二三四五六七八九'[position - 1] ?? position}キープ`;

export const joinedDays = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].sort();

/** The latest end (ms) of a hold: some time before its first day begins. */
const latestEnd = (days: readonly string[]): number => startOfJstDay([...days].sort()[0] ?? '') - businessRules.holdLead;

/** The days of a job that can be held now (ms): those to come, if there is time for a hold. */
export const daysToHold = (job: Dated, now: number): readonly string[] => {
  const days = datesOf(job)
    .filter((day) => day >= jstDate(now))
    .slice(0, holdLimits.daysMax);
  return days.length > 0 && requestEnd(now, days) !== null ? days : [];
};

/** When a request that is made now ends without an answer (ms); null: too late for a hold. */
export const requestEnd = (now: number, days: readonly string[]): number | null => {
  const end = Math.min(now + businessRules.holdAnswer, latestEnd(days));
  return end < now + businessRules.shortestPeriod ? null : end;
};

/** The end of a hold that begins or goes on at `from`, and its reminder (ms). */
export const holdTimes = (from: number, days: readonly string[]) => {
  const endsAt = Math.min(from + businessRules.holdPeriod, latestEnd(days));
  return { endsAt, remindAt: endsAt - Math.min(DAY, Math.max(0, Math.floor((endsAt - from) / 2))) };
};

/** When a challenge ends (ms): after a day, but not at night in Japan. */
export const challengeEnd = (now: number): number => outsideNight(now + businessRules.holdChallenge);
