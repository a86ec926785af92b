import type { ApprovalLimit } from '../kernel/decider.ts';
import { dutiesOf } from '../kernel/definition.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import type { OfficeRole } from '../kernel/officeRoles.ts';
import { account } from '../people/account/account.ts';
import { client } from '../people/client/client.ts';
import { media } from '../people/media/media.ts';
import { student } from '../people/student/student.ts';
import { talent } from '../people/talent/talent.ts';
import { news } from '../talk/news/news.ts';
import { entryAnswers, proxyAnswers } from '../work/deal/proxyAnswers.ts';
import { diary } from '../work/diary/diary.ts';
import { guardian } from '../work/guardian/guardian.ts';

type Commands = Partial<Record<OfficeRole, readonly string[]>>;

const approvals = ['adminApprove', 'adminApproveChange', 'adminDisapprove', 'adminDisapproveChange'] as const;
/** `answers`: the commands that the office may send for the cast. */
const dealsWith = (answers: readonly string[]): Commands => ({
  review: [...approvals, ...answers, 'settleProxy', 'settleCancellation', 'dismissCancellation', 'forceClose'],
  approval: approvals,
  billing: ['claimBill', 'ignoreBill', 'reopenBill'],
});

/** Members who work on a queue. The decider checks which queue it is. */
const desk = ['assign', 'unassign', 'note', 'strikeNote', 'tag', 'untag', 'snooze', 'wake'] as const;

const seconds = ['ask', 'confirm', 'decline', 'withdraw'] as const;

/**
 * The commands of the office, with the roles that send them. Commands without a role here are not
 * the office's; their decider checks the sender.
 */
export const officeCommands: Partial<Record<AggregateName, Commands>> = {
  offer: dealsWith(proxyAnswers),
  entry: dealsWith(entryAnswers),
  job: { review: ['forceClose'] },
  diary: dutiesOf(diary),
  report: { review: ['settle'] },
  review: { review: ['takeDown', 'restore'] },
  media: dutiesOf(media),
  account: dutiesOf(account),
  talent: dutiesOf(talent),
  student: dutiesOf(student),
  contact: { people: ['begin', 'answer', 'close', 'erase'] },
  guardian: dutiesOf(guardian),
  client: dutiesOf(client),
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
  news: dutiesOf(news),
  operation: { operations: ['retryStream', 'discardEvent', 'resendMail', 'rearmDeadline'] },
  control: { administration: ['set'] },
  desk: { review: desk, people: desk, approval: desk },
  // Members who send an act of `watchedActs` request and give confirmations. The decider checks the
  // act.
  countersign: { review: seconds, billing: seconds, approval: seconds, audit: seconds, operations: seconds, administration: seconds },
};

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

/** A part of the office's data. */
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
