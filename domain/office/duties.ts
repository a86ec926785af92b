import type { ApprovalLimit } from '../kernel/decider.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import type { OfficeRole } from '../kernel/officeRoles.ts';
import { type DeskKind, workActOf } from './desk/kinds.ts';
import { officeCommands } from './officeCommands.ts';

const everyday = ['review', 'people', 'billing', 'approval', 'audit'] as const;

/**
 * The parts of the office's data, with the roles that read them. firestore.rules has the same
 * (`readsOf…`).
 */
export const officeReads = {
  /**
   * Offers, entries, jobs, their terms and histories; casts and clients as a deal shows them;
   * figures.
   */
  deals: everyday,
  /** Accounts, clients and casts in the office's lists; members of the office. */
  people: [...everyday, 'administration'],
  /** The roster of the agency's school, and guardians. */
  roster: ['review', 'people', 'audit'],
  /** Reports of members, and their questions. */
  requests: ['review', 'people', 'audit'],
  /** Bills, months and their files, and invoices. */
  bills: ['billing', 'approval', 'audit'],
  /** Unpublished news, and former master entries. */
  content: ['people', 'operations', 'audit'],
  /** The state of the system, mails and parked streams. */
  operations: ['operations', 'audit'],
  /** Requests for a second member, by act: members who may do the act read them. */
  writeoffs: ['billing', 'audit'],
  exports: ['billing', 'audit'],
  grants: ['administration', 'audit'],
  skips: ['operations', 'audit'],
  approvals: ['review', 'approval', 'audit'],
} as const satisfies Readonly<Record<string, readonly OfficeRole[]>>;

export type OfficePart = keyof typeof officeReads;

type Roles = readonly OfficeRole[];

/** The roles that send a command; empty if it is not the office's. */
const rolesFor = (aggregate: AggregateName, type: string): Roles =>
  Object.entries(officeCommands[aggregate] ?? {}).flatMap(([role, types]) => (types.includes(type) ? [role as OfficeRole] : []));

/**
 * Whether a member with these roles may send a command. For other senders' commands the decider
 * checks.
 */
export const maySend = (roles: Roles, aggregate: AggregateName, type: string): boolean => {
  const needed = rolesFor(aggregate, type);
  return needed.length === 0 || needed.some((role) => roles.includes(role));
};

/** Whether a member with these roles may read a part. */
export const mayRead = (roles: Roles, part: OfficePart): boolean => officeReads[part].some((role: OfficeRole) => roles.includes(role));

/** The approval limit of a member. The role 承認者 has none (null). */
export const limitOf = ({
  officeRoles,
  approvalLimit,
}: {
  readonly officeRoles: Roles;
  readonly approvalLimit: ApprovalLimit;
}): ApprovalLimit => (officeRoles.includes('approval') ? null : approvalLimit);

/** Whether a member with these roles works on a queue. */
export const worksOn = (roles: readonly OfficeRole[], kind: DeskKind): boolean => maySend(roles, ...workActOf(kind));
