import type { DecisionContext, Role } from '../kernel/decider.ts';
import { NOON, uidOf } from '../kernel/exampleWorld.ts';
import type { OfficeRole } from '../kernel/officeRoles.ts';
import { maySend } from '../office/duties.ts';

export { DAY, HOUR } from '../kernel/calendar/instants.ts';
export { NOON, uidOf } from '../kernel/exampleWorld.ts';

/** The context of a decision by a sender with this role. A member has all roles. */
export const by = (role: Role | null, now = NOON, uid: string = role ? uidOf[role] : 'newcomer-1'): DecisionContext => ({
  now,
  actor: { uid, role },
  ...(role === 'office' && { maySend: () => true }),
});

/** The context of a member of the office with only these roles. */
export const withRoles = (context: DecisionContext, ...roles: readonly OfficeRole[]): DecisionContext => ({
  ...context,
  maySend: (aggregate, type) => maySend(roles, aggregate, type),
});
