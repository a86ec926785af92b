import { partOf } from '#domain/desk/kinds.ts';
import { snoozeListOf, type WaitingList, type WaitingWork, waitingLists, waitingWork, waitingWorks } from '#domain/desk/waitingLists.ts';
import type { OfficePart } from '#domain/office/duties.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import { type Count, useCount } from '#web/shared/data/readOnce.ts';
import { snoozedIn, useOpenDesks } from '../../desk/openDesks.ts';
import { useMayRead } from '../../roles/roles.tsx';

/** Counted up to here; what is more shows as 「99+」. The rules allow no longer list. */
const limit = 100;

const selectionOf = (list: WaitingList): Selection => ({ ...waitingLists[list], limit });

/**
 * What waits for the office, by where it is worked off: deals with the changes of their terms and
 * those that were called off.
 */
export type Waiting = Readonly<Record<WaitingWork, Count>>;

/** Both together, where both are known. */
const sum = (one: Count, other: Count): Count => {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  return one === null || other === null ? null : undefined;
};

/**
 * How many things of a list wait. What is put off is not counted: so it is not known before the
 * desks are.
 */
const useWaitingIn = () => {
  const [deals, requests] = [useOpenDesks('deals'), useOpenDesks('requests')];
  return (list: WaitingList, count: Count): Count => {
    const [kind, of] = snoozeListOf[list] ?? [];
    if (!kind || !of) return count;
    const { desks, isPending } = partOf(kind) === 'deals' ? deals : requests;
    if (isPending) return undefined;
    return typeof count === 'number' ? Math.max(0, count - snoozedIn(desks, kind, of)) : count;
  };
};

/** How many things of a list wait, for a screen that shows it. */
export const useWaitingList = (list: WaitingList): Count => useWaitingIn()(list, useCount(selectionOf(list)));

/** How many documents a list has, for a member who reads its part. */
const useReadable = (list: WaitingList, part: OfficePart): Count => useCount(selectionOf(list), useMayRead()(part));

/**
 * Counts of all that waits for the office and that the member reads, taken anew while the page is
 * open.
 */
export const useWaiting = (): Waiting => {
  const waitingIn = useWaitingIn();
  const counts: Readonly<Record<WaitingList, Count>> = {
    offers: useReadable('offers', 'deals'),
    entries: useReadable('entries', 'deals'),
    offerChanges: useReadable('offerChanges', 'deals'),
    entryChanges: useReadable('entryChanges', 'deals'),
    offerCancellations: useReadable('offerCancellations', 'deals'),
    entryCancellations: useReadable('entryCancellations', 'deals'),
    offerProxies: useReadable('offerProxies', 'deals'),
    entryProxies: useReadable('entryProxies', 'deals'),
    clients: useReadable('clients', 'people'),
    talents: useReadable('talents', 'people'),
    reports: useReadable('reports', 'requests'),
    contacts: useReadable('contacts', 'requests'),
    parked: useReadable('parked', 'operations'),
    failedMails: useReadable('failedMails', 'operations'),
    offerBills: useReadable('offerBills', 'bills'),
    entryBills: useReadable('entryBills', 'bills'),
  };
  const sums = waitingWorks.map((work) => [work, waitingWork[work].lists.map((list) => waitingIn(list, counts[list])).reduce(sum)]);
  return Object.fromEntries(sums) as Waiting;
};
