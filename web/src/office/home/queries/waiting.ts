import type { DeskKind, DeskList } from '#domain/desk/kinds.ts';
import { partOf } from '#domain/desk/kinds.ts';
import type { OfficePart } from '#domain/office/duties.ts';
import { type Count, useCount } from '#web/shared/data/readOnce.ts';
import { snoozedIn, useOpenDesks } from '../../desk/openDesks.ts';
import { useMayRead } from '../../roles/roles.tsx';

/** Counted up to here; what is more shows as 「99+」. The rules allow no longer list. */
const limit = 100;

/** In the order of the list that each leads to: so both use the same index. */
const selections = {
  offers: { collection: 'offers', group: true, where: [['status', '==', 'IS_ACCEPTED']], orderBy: ['acceptedAt', 'asc'], limit },
  entries: { collection: 'entries', group: true, where: [['status', '==', 'IN_PROGRESS']], orderBy: ['createdAt', 'asc'], limit },
  offerChanges: { collection: 'offers', group: true, where: [['proposal.stage', '==', 'AGREED']], orderBy: ['proposal.due', 'asc'], limit },
  entryChanges: {
    collection: 'entries',
    group: true,
    where: [['proposal.stage', '==', 'AGREED']],
    orderBy: ['proposal.due', 'asc'],
    limit,
  },
  offerCancellations: {
    collection: 'offers',
    group: true,
    where: [['cancellation', 'in', ['ASKED', 'REMINDED']]],
    orderBy: ['calledOffAt', 'asc'],
    limit,
  },
  entryCancellations: {
    collection: 'entries',
    group: true,
    where: [['cancellation', 'in', ['ASKED', 'REMINDED']]],
    orderBy: ['calledOffAt', 'asc'],
    limit,
  },
  clients: {
    collection: 'officeAccounts',
    where: [
      ['role', '==', 'client'],
      ['isClientCertificated', '==', false],
      ['hasClientProfile', '==', true],
      ['returnedAt', '==', null],
      ['deletedAt', '==', null],
    ],
    limit,
  },
  talents: {
    collection: 'talents',
    where: [
      ['isPublished', '==', false],
      ['isSuspended', '==', true],
      ['returnedAt', '==', null],
      ['deletedAt', '==', null],
    ],
    limit,
  },
  reports: { collection: 'reports', where: [['status', '==', 'OPEN']], limit },
  contacts: { collection: 'contacts', where: [['status', '==', 'WAITING']], limit },
  parked: { collection: 'parkedStreams', where: [], limit },
  failedMails: { collection: 'mails', where: [['state', '==', 'FAILED']], limit },
  offerBills: { collection: 'offers', group: true, where: [['billStatus', '==', 'UNCLAIMED']], limit },
  entryBills: { collection: 'entries', group: true, where: [['billStatus', '==', 'UNCLAIMED']], limit },
} as const;

/** What waits for the office, by where it is worked off: deals with the changes of their terms and those that were called off; `stopped`: streams that stand still and mails that were given up. */
export type Waiting = Readonly<Record<'offers' | 'entries' | 'clients' | 'talents' | 'reports' | 'contacts' | 'bills' | 'stopped', Count>>;

/** Both together, where both are known. */
const sum = (one: Count, other: Count): Count => {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  return one === null || other === null ? null : undefined;
};

/** The part that each number belongs to: who does not read it has none. */
export const waitingParts = {
  ...{ offers: 'deals', entries: 'deals', clients: 'people', talents: 'people', reports: 'requests', contacts: 'requests' },
  ...{ bills: 'bills', stopped: 'operations' },
} as const satisfies Readonly<Record<keyof Waiting, OfficePart>>;

type DealKind = 'offer' | 'entry';

/** What is put off is not counted, as its list leaves it out. Not known before the desks are. */
const useWithoutSnoozed = () => {
  const [deals, requests] = [useOpenDesks('deals'), useOpenDesks('requests')];
  return (count: Count, kind: DeskKind, list: DeskList = 'waiting'): Count => {
    const { desks, isPending } = partOf(kind) === 'deals' ? deals : requests;
    if (isPending) return undefined;
    return typeof count === 'number' ? Math.max(0, count - snoozedIn(desks, kind, list)) : count;
  };
};

/** How many changes of terms of offers, or of entries, wait for the office. */
export const useWaitingChanges = (kind: DealKind): Count => useWithoutSnoozed()(useCount(selections[`${kind}Changes`]), kind, 'changes');

/** How many offers, or entries, were called off and are not settled. */
export const useWaitingCancellations = (kind: DealKind): Count =>
  useWithoutSnoozed()(useCount(selections[`${kind}Cancellations`]), kind, 'cancellations');

/** Counts of all that waits for the office and that the member reads, taken anew while the page is open. */
export const useWaiting = (): Waiting => {
  const mayRead = useMayRead();
  const readsDeals = mayRead('deals');
  const without = useWithoutSnoozed();
  const offers = useCount(selections.offers, readsDeals);
  const entries = useCount(selections.entries, readsDeals);
  const offerChanges = useCount(selections.offerChanges, readsDeals);
  const entryChanges = useCount(selections.entryChanges, readsDeals);
  const offersOff = useCount(selections.offerCancellations, readsDeals);
  const entriesOff = useCount(selections.entryCancellations, readsDeals);
  const offerBills = useCount(selections.offerBills, mayRead('bills'));
  const entryBills = useCount(selections.entryBills, mayRead('bills'));
  const parked = useCount(selections.parked, mayRead('operations'));
  const failedMails = useCount(selections.failedMails, mayRead('operations'));
  return {
    offers: sum(sum(without(offers, 'offer'), without(offerChanges, 'offer', 'changes')), without(offersOff, 'offer', 'cancellations')),
    entries: sum(sum(without(entries, 'entry'), without(entryChanges, 'entry', 'changes')), without(entriesOff, 'entry', 'cancellations')),
    // Their lists show all: nothing of them is put off.
    clients: useCount(selections.clients, mayRead('people')),
    talents: useCount(selections.talents, mayRead('people')),
    reports: without(useCount(selections.reports, mayRead('requests')), 'report'),
    contacts: without(useCount(selections.contacts, mayRead('requests')), 'contact'),
    bills: sum(offerBills, entryBills),
    stopped: sum(parked, failedMails),
  };
};
