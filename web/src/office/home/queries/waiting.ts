import { partOf } from '#domain/desk/kinds.ts';
import { putOffIn, type WaitingList, type WaitingWork, waitingLists, waitingWork, waitingWorks } from '#domain/desk/waitingLists.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import { type Count, useCount } from '#web/shared/data/readOnce.ts';
import { snoozedIn, useOpenDesks } from '../../desk/openDesks.ts';
import { useMayRead } from '../../roles/roles.tsx';

/** Counted up to here; what is more shows as 「99+」. The rules allow no longer list. */
const limit = 100;

const selectionOf = (list: WaitingList): Selection => ({ ...waitingLists[list], limit });

/** What waits for the office, by where it is worked off: deals with the changes of their terms and those that were called off. */
export type Waiting = Readonly<Record<WaitingWork, Count>>;

/** Both together, where both are known. */
const sum = (one: Count, other: Count): Count => {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  return one === null || other === null ? null : undefined;
};

type DealKind = 'offer' | 'entry';

/** How many things of a list wait. What is put off is not counted: so it is not known before the desks are. */
const useWaitingIn = () => {
  const [deals, requests] = [useOpenDesks('deals'), useOpenDesks('requests')];
  return (list: WaitingList, count: Count): Count => {
    const [kind, of] = putOffIn[list] ?? [];
    if (!kind || !of) return count;
    const { desks, isPending } = partOf(kind) === 'deals' ? deals : requests;
    if (isPending) return undefined;
    return typeof count === 'number' ? Math.max(0, count - snoozedIn(desks, kind, of)) : count;
  };
};

const useList = (list: WaitingList): Count => useWaitingIn()(list, useCount(selectionOf(list)));

/** How many changes of terms of offers, or of entries, wait for the office. */
export const useWaitingChanges = (kind: DealKind): Count => useList(`${kind}Changes`);

/** How many offers, or entries, were called off and are not settled. */
export const useWaitingCancellations = (kind: DealKind): Count => useList(`${kind}Cancellations`);

/** How many answers on the cast's behalf are objected to, of offers or entries. */
export const useWaitingProxies = (kind: DealKind): Count => useList(`${kind}Proxies`);

/** Counts of all that waits for the office and that the member reads, taken anew while the page is open. */
export const useWaiting = (): Waiting => {
  const mayRead = useMayRead();
  const waitingIn = useWaitingIn();
  const counts: Readonly<Record<WaitingList, Count>> = {
    offers: useCount(selectionOf('offers'), mayRead('deals')),
    entries: useCount(selectionOf('entries'), mayRead('deals')),
    offerChanges: useCount(selectionOf('offerChanges'), mayRead('deals')),
    entryChanges: useCount(selectionOf('entryChanges'), mayRead('deals')),
    offerCancellations: useCount(selectionOf('offerCancellations'), mayRead('deals')),
    entryCancellations: useCount(selectionOf('entryCancellations'), mayRead('deals')),
    offerProxies: useCount(selectionOf('offerProxies'), mayRead('deals')),
    entryProxies: useCount(selectionOf('entryProxies'), mayRead('deals')),
    clients: useCount(selectionOf('clients'), mayRead('people')),
    talents: useCount(selectionOf('talents'), mayRead('people')),
    reports: useCount(selectionOf('reports'), mayRead('requests')),
    contacts: useCount(selectionOf('contacts'), mayRead('requests')),
    parked: useCount(selectionOf('parked'), mayRead('operations')),
    failedMails: useCount(selectionOf('failedMails'), mayRead('operations')),
    offerBills: useCount(selectionOf('offerBills'), mayRead('bills')),
    entryBills: useCount(selectionOf('entryBills'), mayRead('bills')),
  };
  const sums = waitingWorks.map((work) => [work, waitingWork[work].lists.map((list) => waitingIn(list, counts[list])).reduce(sum)]);
  return Object.fromEntries(sums) as Waiting;
};
