import { businessRules } from '../../kernel/businessRules.ts';
import type { Side } from '../../kernel/commonFields.ts';
import { holdTimes } from './holds.ts';

/** The acts on a hold that a side can choose, in the order of their buttons. */
export const holdActs = ['grant', 'refuse', 'extend', 'refuseExtension', 'challenge', 'askExtension', 'release'] as const;
export type HoldAct = (typeof holdActs)[number];

/** What decides which acts are open. Times in ms, days in JST. */
export type ShownHold = {
  readonly dealKind: 'offer' | 'entry';
  readonly status: 'ASKED' | 'HELD' | 'ENDED';
  readonly days: readonly string[];
  readonly position: number | null;
  readonly endsAt: number;
  readonly extension: 'NONE' | 'ASKED' | 'USED';
  readonly isDecided: boolean;
  readonly challengedUntil: number | null;
  readonly waitsUntil: number | null;
};

const isOpen: Readonly<Record<HoldAct, (hold: ShownHold, side: Side, now: number) => boolean>> = {
  grant: ({ status }, side) => status === 'ASKED' && side === 'talent',
  refuse: ({ status }, side) => status === 'ASKED' && side === 'talent',
  extend: ({ extension }, side) => extension === 'ASKED' && side === 'talent',
  refuseExtension: ({ extension }, side) => extension === 'ASKED' && side === 'talent',
  // Once is enough while the holders before it decide.
  challenge: ({ dealKind, position, waitsUntil }, side, now) =>
    side === 'client' && dealKind === 'entry' && (position ?? 1) > 1 && (waitsUntil ?? 0) <= now,
  askExtension: ({ extension, challengedUntil, endsAt, days }, side) =>
    side === 'client' && extension === 'NONE' && challengedUntil === null && holdTimes(endsAt, days).endsAt > endsAt,
  release: ({ status }, side) => side === 'client' || status === 'HELD',
};
const whileRunning: readonly HoldAct[] = ['extend', 'refuseExtension', 'challenge', 'askExtension'];

/** The acts that a side can send at `now` (ms). The server checks again. */
export const openHoldActs = (hold: ShownHold, side: Side, now: number): readonly HoldAct[] => {
  if (hold.status === 'ENDED') return [];
  const runs = hold.status === 'HELD' && !hold.isDecided;
  if (!hold.isDecided && now >= hold.endsAt) return [];
  return holdActs.filter((act) => (runs || !whileRunning.includes(act)) && isOpen[act](hold, side, now));
};

/** How many cells of its clock a hold has left, of the days of a whole period. */
export const daysLeft = ({ endsAt }: Pick<ShownHold, 'endsAt'>, now: number): number => {
  const day = businessRules.holdPeriod / CLOCK_DAYS;
  return Math.min(CLOCK_DAYS, Math.max(0, Math.ceil((endsAt - now) / day)));
};
export const CLOCK_DAYS = 7;
