import type { DecisionContext, Role } from '../kernel/decider.ts';
import { officeRoles } from '../office/roles.ts';

export { DAY, HOUR } from '../calendar/instants.ts';

/** Noon in Tokyo on a day of no meaning: the stories' now. */
export const NOON = Date.parse('2026-11-20T12:00:00+09:00');

export const uidOf = { talent: 'talent-1', client: 'client-1', office: 'office-1', system: 'system' } as const satisfies Record<
  Role,
  string
>;

/**
 * The context of a decision by somebody with this role, at noon by default. For `office` it is a
 * member with every role of the office.
 */
export const by = (role: Role | null, now = NOON, uid: string = role ? uidOf[role] : 'newcomer-1'): DecisionContext => ({
  now,
  actor: { uid, role },
  ids: [],
  ...(role === 'office' && { officeRoles }),
});
