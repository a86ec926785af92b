import type { OfficePart } from '../../kernel/officeParts.ts';
import type { DeskKind, DeskList } from './kinds.ts';

type Filter = readonly [field: string, operator: '==' | 'in', value: string | boolean | null | readonly string[]];
/** A query for waiting items, in the order of the office's list. Both use the same index. */
type WaitingQuery = {
  readonly collection: string;
  readonly group?: true;
  readonly where: readonly Filter[];
  readonly orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
};

/**
 * The queries for items that wait for the office. The security rules let a member count up to 100.
 */
export const waitingLists = {
  offers: { collection: 'offers', group: true, where: [['status', '==', 'IS_ACCEPTED']], orderBy: ['decideBy', 'asc'] },
  entries: { collection: 'entries', group: true, where: [['status', '==', 'IN_PROGRESS']], orderBy: ['decideBy', 'asc'] },
  offerChanges: { collection: 'offers', group: true, where: [['proposal.stage', '==', 'AGREED']], orderBy: ['proposal.due', 'asc'] },
  entryChanges: { collection: 'entries', group: true, where: [['proposal.stage', '==', 'AGREED']], orderBy: ['proposal.due', 'asc'] },
  offerCancellations: {
    collection: 'offers',
    group: true,
    where: [['cancellation', 'in', ['ASKED', 'REMINDED']]],
    orderBy: ['settleBy', 'asc'],
  },
  entryCancellations: {
    collection: 'entries',
    group: true,
    where: [['cancellation', 'in', ['ASKED', 'REMINDED']]],
    orderBy: ['settleBy', 'asc'],
  },
  offerProxies: { collection: 'offers', group: true, where: [['proxyStage', '==', 'DISPUTED']], orderBy: ['proxy.disputedAt', 'asc'] },
  entryProxies: { collection: 'entries', group: true, where: [['proxyStage', '==', 'DISPUTED']], orderBy: ['proxy.disputedAt', 'asc'] },
  // Who was certified or published before is no newcomer: the office has stopped them.
  clients: {
    collection: 'officeAccounts',
    where: [
      ['role', '==', 'client'],
      ['wasCertified', '==', false],
      ['hasClientProfile', '==', true],
      ['returnedAt', '==', null],
      ['deletedAt', '==', null],
    ],
  },
  talents: {
    collection: 'talents',
    where: [
      ['publishedAt', '==', null],
      ['returnedAt', '==', null],
      ['deletedAt', '==', null],
    ],
  },
  reports: { collection: 'reports', where: [['status', '==', 'OPEN']] },
  contacts: { collection: 'contacts', where: [['status', '==', 'WAITING']] },
  settlements: { collection: 'settlements', where: [['status', '==', 'DISPUTED']], orderBy: ['reportedAt', 'asc'] },
  parked: { collection: 'parkedStreams', where: [] },
  failedMails: { collection: 'mails', where: [['state', '==', 'FAILED']] },
  offerBills: { collection: 'offers', group: true, where: [['billStatus', '==', 'UNCLAIMED']] },
  entryBills: { collection: 'entries', group: true, where: [['billStatus', '==', 'UNCLAIMED']] },
  settlementBills: { collection: 'settlements', where: [['billStatus', '==', 'UNCLAIMED']] },
} as const satisfies Readonly<Record<string, WaitingQuery>>;

export type WaitingList = keyof typeof waitingLists;

/** The lists that hide snoozed items, so that counts exclude them. */
export const snoozeListOf: Readonly<Partial<Record<WaitingList, readonly [kind: DeskKind, list: DeskList]>>> = {
  offers: ['offer', 'waiting'],
  entries: ['entry', 'waiting'],
  offerChanges: ['offer', 'changes'],
  entryChanges: ['entry', 'changes'],
  offerCancellations: ['offer', 'cancellations'],
  entryCancellations: ['entry', 'cancellations'],
  offerProxies: ['offer', 'proxies'],
  entryProxies: ['entry', 'proxies'],
  reports: ['report', 'waiting'],
  contacts: ['contact', 'waiting'],
};

/** The numbers that the office shows, with their lists and the part that reads them. */
export const waitingWork = {
  offers: { part: 'deals', lists: ['offers', 'offerChanges', 'offerCancellations', 'offerProxies'] },
  entries: { part: 'deals', lists: ['entries', 'entryChanges', 'entryCancellations', 'entryProxies'] },
  clients: { part: 'people', lists: ['clients'] },
  talents: { part: 'people', lists: ['talents'] },
  reports: { part: 'requests', lists: ['reports'] },
  contacts: { part: 'requests', lists: ['contacts'] },
  settlements: { part: 'deals', lists: ['settlements'] },
  bills: { part: 'bills', lists: ['offerBills', 'entryBills', 'settlementBills'] },
  stopped: { part: 'operations', lists: ['parked', 'failedMails'] },
} as const satisfies Readonly<Record<string, { readonly part: OfficePart; readonly lists: readonly WaitingList[] }>>;

export type WaitingWork = keyof typeof waitingWork;
export const waitingWorks = Object.keys(waitingWork) as readonly WaitingWork[];
