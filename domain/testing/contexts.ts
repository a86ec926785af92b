import type { DecisionContext, Role } from '../kernel/decider.ts';
import { officeRoles } from '../kernel/officeRoles.ts';

export { DAY, HOUR } from '../kernel/calendar/instants.ts';

/** The current time of all histories: noon in Tokyo on an arbitrary day (ms). */
export const NOON = Date.parse('2026-11-20T12:00:00+09:00');

/** The uid of the standard sender of each role. */
export const uidOf = { talent: 'talent-1', client: 'client-1', office: 'office-1', system: 'system' } as const satisfies Record<
  Role,
  string
>;

/**
 * The context of a decision by a sender with this role, by default at noon. For `office` the member
 * has all roles.
 */
export const by = (role: Role | null, now = NOON, uid: string = role ? uidOf[role] : 'newcomer-1'): DecisionContext => ({
  now,
  actor: { uid, role },

  ...(role === 'office' && { officeRoles }),
});
