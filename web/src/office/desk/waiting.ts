import type { OfficePart } from '#domain/kernel/officeParts.ts';
import { partOf } from '#domain/office/desk/kinds.ts';
import {
  snoozeListOf,
  type WaitingList,
  type WaitingWork,
  waitingLists,
  waitingWork,
  waitingWorks,
} from '#domain/office/desk/waitingLists.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { type Count, useCount } from '#web/shared/data/reads/readOnce.ts';
import { useMayRead } from '../roles/roles.tsx';
import { snoozedIn, useOpenDesks } from './openDesks.ts';

/** The limit of a count, shown as 「99+」 above 99. The rules allow no longer list. */
const limit = 100;

const selectionOf = (list: WaitingList): Selection => ({ ...waitingLists[list], limit });

/** Counts of waiting work by place; deals include changes of terms and cancelled deals. */
export type Waiting = Readonly<Record<WaitingWork, Count>>;

const sum = (one: Count, other: Count): Count => {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  return one === null || other === null ? null : undefined;
};

/** The count of a waiting list without snoozed items, so it is unknown until the desks are read. */
const useUnsnoozed = () => {
  const [deals, requests] = [useOpenDesks('deals'), useOpenDesks('requests')];
  return (list: WaitingList, count: Count): Count => {
    const [kind, of] = snoozeListOf[list] ?? [];
    if (!kind || !of) return count;
    const { desks, isPending } = partOf(kind) === 'deals' ? deals : requests;
    if (isPending) return undefined;
    return typeof count === 'number' ? Math.max(0, count - snoozedIn(desks, kind, of)) : count;
  };
};

const useReadable = (list: WaitingList, part: OfficePart): Count => useCount(selectionOf(list), useMayRead()(part));

/** Counts of all lists that the member may read, refreshed while the page is open. */
export const useWaitingLists = (): Readonly<Record<WaitingList, Count>> => {
  const unsnoozed = useUnsnoozed();
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
    settlements: useReadable('settlements', 'deals'),
    parked: useReadable('parked', 'operations'),
    failedMails: useReadable('failedMails', 'operations'),
    offerBills: useReadable('offerBills', 'bills'),
    entryBills: useReadable('entryBills', 'bills'),
    settlementBills: useReadable('settlementBills', 'bills'),
  };
  const lists = Object.entries(counts) as [WaitingList, Count][];
  return Object.fromEntries(lists.map(([list, count]) => [list, unsnoozed(list, count)])) as Readonly<Record<WaitingList, Count>>;
};

export const waitingIn = (lists: Readonly<Record<WaitingList, Count>>): Waiting =>
  Object.fromEntries(waitingWorks.map((work) => [work, waitingWork[work].lists.map((list) => lists[list]).reduce(sum)])) as Waiting;

/** Counts of all waiting work that the member may read, refreshed while the page is open. */
export const useWaiting = (): Waiting => waitingIn(useWaitingLists());
