import { entryAnswers, proxyAnswers } from '../deal/proxyAnswers.ts';
import type { ApprovalLimit } from '../kernel/decider.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import type { OfficeRole } from './roles.ts';

type Commands = Partial<Record<OfficeRole, readonly string[]>>;

const approvals = ['adminApprove', 'adminApproveChange', 'adminDisapprove', 'adminDisapproveChange'] as const;
/** `answers`: those of the cast that the office gives on its behalf. */
const dealsWith = (answers: readonly string[]): Commands => ({
  review: [...approvals, ...answers, 'settleProxy', 'settleCancellation', 'dismissCancellation', 'forceClose'],
  approval: approvals,
  billing: ['claimBill', 'ignoreBill', 'reopenBill'],
});

/** Who works off a queue keeps its desk; which queue it is, the decider looks at. */
const desk = ['assign', 'unassign', 'note', 'strikeNote', 'tag', 'untag', 'snooze', 'wake'] as const;

const seconds = ['ask', 'confirm', 'decline', 'withdraw'] as const;

/**
 * The commands of the office: which role sends them. What stands here under no role is no command
 * of the office, and its decider says who may send it.
 */
export const officeCommands: Partial<Record<AggregateName, Commands>> = {
  offer: dealsWith(proxyAnswers),
  entry: dealsWith(entryAnswers),
  job: { review: ['forceClose'] },
  diary: { review: ['allowOverlap'] },
  report: { review: ['settle'] },
  review: { review: ['takeDown', 'restore'] },
  media: { review: ['takeDown'], people: ['takeDown'] },
  account: { people: ['certifyClient', 'revokeCertification', 'suspend', 'lift'], administration: ['setDuties'] },
  talent: {
    review: ['takeDownPicture'],
    people: ['publish', 'returnProfile', 'unpublish', 'suspend', 'setViewOrder', 'takeDownPicture'],
  },
  student: { people: ['register', 'change', 'remove', 'issueLinkCode', 'unlink'] },
  contact: { people: ['begin', 'answer', 'close', 'erase'] },
  guardian: { people: ['record'] },
  client: { billing: ['setBillClientId'], people: ['returnProfile'] },
  invoice: { billing: ['issue', 'void', 'recordPayment', 'strikePayment', 'credit', 'remind'] },
  closing: { billing: ['lock', 'unlock'] },
  audit: {
    review: ['readHistory'],
    people: ['readHistory', 'openPersonal'],
    billing: ['readHistory', 'openPersonal', 'exportBills'],
    approval: ['readHistory'],
    audit: ['readHistory', 'openPersonal', 'exportBills'],
    administration: ['readHistory'],
  },
  master: { operations: ['add', 'rename', 'reorder', 'retire', 'restore'] },
  news: { operations: ['write', 'edit', 'publish', 'unpublish', 'remove'] },
  operation: { operations: ['retryStream', 'discardEvent', 'resendMail', 'rearmDeadline'] },
  control: { administration: ['set'] },
  desk: { review: desk, people: desk, approval: desk },
  // Who sends an act of `watchedActs` asks for a second member, and is one. Which acts those are,
  // the decider looks at.
  countersign: { review: seconds, billing: seconds, approval: seconds, audit: seconds, operations: seconds, administration: seconds },
};

const everyday = ['review', 'people', 'billing', 'approval', 'audit'] as const;

/**
 * What the office reads, and which roles read it. The rules of the database say the same
 * (`readsOf…` in firestore.rules).
 */
export const officeReads = {
  /**
   * Offers, entries, jobs, their terms and histories; casts and clients as far as a deal shows
   * them; figures.
   */
  deals: everyday,
  /** Accounts, clients and casts as the office lists them; who is a member. */
  people: [...everyday, 'administration'],
  /** The roster of the agency's school, and guardians. */
  roster: ['review', 'people', 'audit'],
  /** Reports of members, and their questions. */
  requests: ['review', 'people', 'audit'],
  /** Bills, months and their files, and invoices. */
  bills: ['billing', 'approval', 'audit'],
  /** News that is not published, and what masters were. */
  content: ['people', 'operations', 'audit'],
  /** How the machinery stands; mails and stopped streams. */
  operations: ['operations', 'audit'],
  /** Requests for a second member, by what is asked for: who may do that. */
  writeoffs: ['billing', 'audit'],
  exports: ['billing', 'audit'],
  grants: ['administration', 'audit'],
  skips: ['operations', 'audit'],
  approvals: ['review', 'approval', 'audit'],
} as const satisfies Readonly<Record<string, readonly OfficeRole[]>>;
export type OfficePart = keyof typeof officeReads;

type Roles = readonly OfficeRole[];

/** Whether this is for the office to send, as the table has it. */
const rolesFor = (aggregate: AggregateName, type: string): Roles =>
  Object.entries(officeCommands[aggregate] ?? {}).flatMap(([role, types]) => (types.includes(type) ? [role as OfficeRole] : []));

/**
 * Whether a member with these roles may send a command. What is none of the office's is for the
 * decider to judge.
 */
export const maySend = (roles: Roles, aggregate: AggregateName, type: string): boolean => {
  const needed = rolesFor(aggregate, type);
  return needed.length === 0 || needed.some((role) => roles.includes(role));
};

/** Whether a member with these roles may read a part. */
export const mayRead = (roles: Roles, part: OfficePart): boolean => officeReads[part].some((role: OfficeRole) => roles.includes(role));

/** The limit that counts for a member. The role 承認者 has none. */
export const limitOf = ({
  officeRoles,
  approvalLimit,
}: {
  readonly officeRoles: Roles;
  readonly approvalLimit: ApprovalLimit;
}): ApprovalLimit => (officeRoles.includes('approval') ? null : approvalLimit);
