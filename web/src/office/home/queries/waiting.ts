import { type Count, useCount } from '#web/shared/data/readOnce.ts';

/** Counted up to here; what is more shows as 「99+」. The rules allow no longer list. */
const limit = 100;

const selections = {
  offers: { collection: 'offers', group: true, where: [['status', '==', 'IS_ACCEPTED']], limit },
  entries: { collection: 'entries', group: true, where: [['status', '==', 'IN_PROGRESS']], limit },
  offerChanges: { collection: 'offers', group: true, where: [['proposal.stage', '==', 'AGREED']], limit },
  entryChanges: { collection: 'entries', group: true, where: [['proposal.stage', '==', 'AGREED']], limit },
  offerCancellations: { collection: 'offers', group: true, where: [['cancellation', 'in', ['ASKED', 'REMINDED']]], limit },
  entryCancellations: { collection: 'entries', group: true, where: [['cancellation', 'in', ['ASKED', 'REMINDED']]], limit },
  clients: {
    collection: 'officeAccounts',
    where: [
      ['role', '==', 'client'],
      ['isClientCertificated', '==', false],
      ['hasClientProfile', '==', true],
      ['deletedAt', '==', null],
    ],
    limit,
  },
  talents: {
    collection: 'talents',
    where: [
      ['isPublished', '==', false],
      ['isSuspended', '==', true],
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

/** How many changes of terms of offers, or of entries, wait for the office. */
export const useWaitingChanges = (kind: 'offer' | 'entry'): Count => useCount(selections[`${kind}Changes`]);

/** How many offers, or entries, were called off and are not settled. */
export const useWaitingCancellations = (kind: 'offer' | 'entry'): Count => useCount(selections[`${kind}Cancellations`]);

/** Counts of all that waits for the office, taken anew while the page is open. */
export const useWaiting = (): Waiting => {
  const offers = useCount(selections.offers);
  const entries = useCount(selections.entries);
  const offerChanges = useWaitingChanges('offer');
  const entryChanges = useWaitingChanges('entry');
  const offersOff = useWaitingCancellations('offer');
  const entriesOff = useWaitingCancellations('entry');
  const offerBills = useCount(selections.offerBills);
  const entryBills = useCount(selections.entryBills);
  const parked = useCount(selections.parked);
  const failedMails = useCount(selections.failedMails);
  return {
    offers: sum(sum(offers, offerChanges), offersOff),
    entries: sum(sum(entries, entryChanges), entriesOff),
    clients: useCount(selections.clients),
    talents: useCount(selections.talents),
    reports: useCount(selections.reports),
    contacts: useCount(selections.contacts),
    bills: sum(offerBills, entryBills),
    stopped: sum(parked, failedMails),
  };
};
