import type { OfficeRole } from './officeRoles.ts';

const everyday = ['review', 'people', 'billing', 'approval', 'audit'] as const;

/** The parts of the office's data and the roles that read them, as in firestore.rules. */
export const officeReads = {
  /** Offers, entries, jobs, terms, histories; casts and clients as a deal shows them; figures. */
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
  prices: ['billing', 'audit'],
  transfers: ['billing', 'audit'],
  approvals: ['review', 'approval', 'audit'],
} as const satisfies Readonly<Record<string, readonly OfficeRole[]>>;

export type OfficePart = keyof typeof officeReads;

export const mayRead = (roles: readonly OfficeRole[], part: OfficePart): boolean =>
  officeReads[part].some((role: OfficeRole) => roles.includes(role));

/** Readers of a part; each member (`everyone`); nobody, because the log belongs to its person. */
export type ItemReaders = OfficePart | 'everyone' | 'nobody';
/** The readers of an aggregate's log. `byItem`: the part depends on the item. */
export type LogReaders = ItemReaders | 'byItem';

export const isReader = (roles: readonly OfficeRole[], readers: ItemReaders): boolean => {
  if (readers === 'everyone') return true;
  return readers !== 'nobody' && mayRead(roles, readers);
};
