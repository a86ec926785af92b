import type { ApprovalLimit } from '../kernel/decider.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import type { OfficeRole } from '../kernel/officeRoles.ts';
import { type DeskKind, workActOf } from './desk/kinds.ts';
import { officeCommands } from './officeCommands.ts';

type Roles = readonly OfficeRole[];

/** The roles that send a command; empty if it is not the office's. */
const rolesFor = (aggregate: AggregateName, type: string): Roles =>
  Object.entries(officeCommands[aggregate] ?? {}).flatMap(([role, types]) => (types.includes(type) ? [role as OfficeRole] : []));

/** Whether a member with these roles may send a command. Deciders check other senders. */
export const maySend = (roles: Roles, aggregate: AggregateName, type: string): boolean => {
  const needed = rolesFor(aggregate, type);
  return needed.length === 0 || needed.some((role) => roles.includes(role));
};

/** The approval limit of a member. The role 承認者 has none (null). */
export const limitOf = ({
  officeRoles,
  approvalLimit,
}: {
  readonly officeRoles: Roles;
  readonly approvalLimit: ApprovalLimit;
}): ApprovalLimit => (officeRoles.includes('approval') ? null : approvalLimit);

export const worksOn = (roles: readonly OfficeRole[], kind: DeskKind): boolean => maySend(roles, ...workActOf(kind));
