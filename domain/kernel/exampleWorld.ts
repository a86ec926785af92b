import type { Role } from './decider.ts';

// The examples of commands tell stories of the same people on the same day.

/** The time at which a story begins: noon in Tokyo on 20 November 2026 (ms). */
export const NOON = 1_795_143_600_000;

export const uidOf = { talent: 'talent-1', client: 'client-1', office: 'office-1', system: 'system' } as const satisfies Record<
  Role,
  string
>;
