import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import type { Ordered } from '#web/shared/data/reads/liveList.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany, useOnly } from '#web/shared/data/reads/reads.ts';
import { type DealListName, type DealsOf, listOfDeal } from './dealsOf.ts';

/** The limit of rows in a queue; those with the least time left are read. */
export const QUEUE_MAX = 100;

/** Accepted offers and sent entries, the least time left first. */
export const waitingOf: Readonly<Record<DealKind, Selection>> = {
  offer: { collection: 'offers', group: true, where: [['status', '==', 'IS_ACCEPTED']], orderBy: ['decideBy', 'asc'], limit: QUEUE_MAX },
  entry: { collection: 'entries', group: true, where: [['status', '==', 'IN_PROGRESS']], orderBy: ['decideBy', 'asc'], limit: QUEUE_MAX },
};

/** What else waits for the office, with its deadline or since when; the most urgent first. */
const othersOf = (kind: DealKind) => {
  const { collection: dealCollection } = kinds[kind];
  return {
    changes: {
      collection: dealCollection,
      group: true,
      where: [['proposal.stage', '==', 'AGREED']],
      orderBy: ['proposal.due', 'asc'],
      limit: QUEUE_MAX,
    },
    cancellations: {
      collection: dealCollection,
      group: true,
      where: [['cancellation', 'in', ['ASKED', 'REMINDED']]],
      orderBy: ['settleBy', 'asc'],
      limit: QUEUE_MAX,
    },
    proxies: {
      collection: dealCollection,
      group: true,
      where: [['proxyStage', '==', 'DISPUTED']],
      orderBy: ['proxy.disputedAt', 'asc'],
      limit: QUEUE_MAX,
    },
  } as const satisfies Readonly<Record<string, Selection>>;
};

/** All deals, or those of one person, the last changed first. */
export const recentOf = (kind: DealKind, of: DealsOf | null): Ordered => {
  const { collection: dealCollection } = kinds[kind];
  if (!of) return { collection: dealCollection, group: true, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 };
  const { field: party, uid } = of;
  return { collection: dealCollection, group: true, where: [[party, '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 };
};

/** Live, so that two members see each other's decisions at once. null: not known yet. */
export const useOfficeDeals = <K extends DealKind>(kind: K, list: DealListName | null, of: DealsOf | null) => {
  const { schema } = kinds[kind];
  const waiting = useMany(list === 'waiting' ? waitingOf[kind] : null, schema);
  const changes = useMany(list === 'changes' ? othersOf(kind).changes : null, schema);
  const cancellations = useMany(list === 'cancellations' ? othersOf(kind).cancellations : null, schema);
  const proxies = useMany(list === 'proxies' ? othersOf(kind).proxies : null, schema);
  const recent = useLivePages(list === 'recent' ? recentOf(kind, of) : null, schema);
  return { waiting, changes, cancellations, proxies, recent }[list ?? 'waiting'];
};

/** One deal by its id, live; null when there is none. */
export const useOfficeDeal = <K extends DealKind>(kind: K, id: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useOnly({ collection: dealCollection, group: true, where: [['id', '==', id]], limit: 1 }, schema);
};

/**
 * The list of a deal that was opened without one, as by a link or the palette; undefined until it
 * is known. `id` null: nothing is asked.
 */
export const useListOfDeal = (kind: DealKind, id: string | null): DealListName | null | undefined => {
  const { row, query } = useOfficeDeal(kind, id ?? '');
  if (id === null || row === null || query.isError) return null;
  return row && listOfDeal(kind, row);
};

export const useDealsOfJob = <K extends DealKind>(kind: K, jobId: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useMany({ collection: dealCollection, parent: `jobs/${jobId}`, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 }, schema);
};
