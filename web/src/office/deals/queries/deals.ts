import { MASK } from '#domain/audit/history.ts';
import { jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import { officeJournalSchema } from '#projections/office/officeJournal.schema.ts';
import { type DealKind, kinds } from '#web/features/deal/public.ts';
import type { Ordered } from '#web/shared/data/liveList.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import { useLivePages } from '#web/shared/data/readPages.ts';
import { useMany, useOnly } from '#web/shared/data/reads.ts';
import type { DealListName, DealsOf } from '../dealsOf.ts';

/** How many rows a queue has at the most: those that come first. */
export const QUEUE_MAX = 100;

/**
 * What the office has not decided, the longest waiting first: offers that the talent accepted,
 * entries that talents sent.
 */
export const waitingOf: Readonly<Record<DealKind, Selection>> = {
  offer: { collection: 'offers', group: true, where: [['status', '==', 'IS_ACCEPTED']], orderBy: ['acceptedAt', 'asc'], limit: QUEUE_MAX },
  entry: { collection: 'entries', group: true, where: [['status', '==', 'IN_PROGRESS']], orderBy: ['createdAt', 'asc'], limit: QUEUE_MAX },
};

/**
 * The changes of terms to which the cast agreed and which wait for the office, the first to lapse
 * first.
 */
const changesOf = (kind: DealKind): Selection => {
  const { collection: dealCollection } = kinds[kind];
  return {
    collection: dealCollection,
    group: true,
    where: [['proposal.stage', '==', 'AGREED']],
    orderBy: ['proposal.due', 'asc'],
    limit: QUEUE_MAX,
  };
};

/** The deals that somebody called off and that the office has to settle, the first one first. */
const cancellationsOf = (kind: DealKind): Selection => {
  const { collection: dealCollection } = kinds[kind];
  return {
    collection: dealCollection,
    group: true,
    where: [['cancellation', 'in', ['ASKED', 'REMINDED']]],
    orderBy: ['calledOffAt', 'asc'],
    limit: QUEUE_MAX,
  };
};

/** The deals whose cast objects to an answer that the office gave, the first one first. */
const proxiesOf = (kind: DealKind): Selection => {
  const { collection: dealCollection } = kinds[kind];
  return {
    collection: dealCollection,
    group: true,
    where: [['proxyStage', '==', 'DISPUTED']],
    orderBy: ['proxy.disputedAt', 'asc'],
    limit: QUEUE_MAX,
  };
};

/** Every deal, or those of one person, the last changed first. */
export const recentOf = (kind: DealKind, of: DealsOf | null): Ordered => {
  const { collection: dealCollection } = kinds[kind];
  if (!of) return { collection: dealCollection, group: true, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 };
  const { field: party, uid } = of;
  return { collection: dealCollection, group: true, where: [[party, '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 };
};

/** The office's lists of deals, live: two people at work see each other's decisions at once. */
export const useOfficeDeals = <K extends DealKind>(kind: K, list: DealListName, of: DealsOf | null) => {
  const { schema } = kinds[kind];
  const waiting = useMany(list === 'waiting' ? waitingOf[kind] : null, schema);
  const changes = useMany(list === 'changes' ? changesOf(kind) : null, schema);
  const cancellations = useMany(list === 'cancellations' ? cancellationsOf(kind) : null, schema);
  const proxies = useMany(list === 'proxies' ? proxiesOf(kind) : null, schema);
  const recent = useLivePages(list === 'recent' ? recentOf(kind, of) : null, schema);
  return { waiting, changes, cancellations, proxies, recent }[list];
};

/** Any deal by its id, live; null when there is none. */
export const useOfficeDeal = <K extends DealKind>(kind: K, id: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useOnly({ collection: dealCollection, group: true, where: [['id', '==', id]], limit: 1 }, schema);
};

/** Everything that happened in a deal, in order; live. */
export const useDealHistory = (dealKind: DealKind, id: string) =>
  useMany(
    { collection: 'jobChangeHistories', where: [[`${dealKind}Id`, '==', id]], orderBy: ['at', 'asc'], limit: 200 },
    jobChangeHistorySchema,
  );

/**
 * Why the office did something in a deal, by the event's id, as far as the journal shows it: the
 * deal's history is free of people's words.
 */
export const useReasons = (dealKind: DealKind, id: string): ReadonlyMap<string, string | null> => {
  const journal = { collection: 'officeJournal', where: [['streamId', '==', `${dealKind}-${id}`]], limit: 100 } as const;
  const { rows } = useMany(journal, officeJournalSchema);
  return new Map(rows.map((row) => [row.id, row.reason === MASK ? null : row.reason]));
};

/** The latest deals about a job; live. */
export const useDealsOfJob = <K extends DealKind>(kind: K, jobId: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useMany({ collection: dealCollection, parent: `jobs/${jobId}`, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 }, schema);
};
