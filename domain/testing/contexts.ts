import type { DecisionContext, Role } from '../kernel/decider.ts';
import { NOON, uidOf } from '../kernel/exampleWorld.ts';
import { officeRoles } from '../kernel/officeRoles.ts';

export { DAY, HOUR } from '../kernel/calendar/instants.ts';
export { NOON, uidOf } from '../kernel/exampleWorld.ts';

/**
 * The context of a decision by a sender with this role, by default at noon. For `office` the member
 * has all roles.
 */
export const by = (role: Role | null, now = NOON, uid: string = role ? uidOf[role] : 'newcomer-1'): DecisionContext => ({
  now,
  actor: { uid, role },

  ...(role === 'office' && { officeRoles }),
});
