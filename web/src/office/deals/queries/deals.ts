import { jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import { type DealKind, kinds } from '#web/features/deal/public.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import type { DealListName, DealsOf } from '../dealsOf.ts';

/** What the office has not decided, the longest waiting first: offers that the talent accepted, entries that talents sent. */
const waitingOf: Readonly<Record<DealKind, Selection>> = {
  offer: { collection: 'offers', group: true, where: [['status', '==', 'IS_ACCEPTED']], orderBy: ['acceptedAt', 'asc'], limit: 50 },
  entry: { collection: 'entries', group: true, where: [['status', '==', 'IN_PROGRESS']], orderBy: ['createdAt', 'asc'], limit: 50 },
};

/** Every deal, or those of one person, the last changed first. */
const recentOf = (kind: DealKind, of: DealsOf | null): Selection => {
  const { collection: dealCollection } = kinds[kind];
  if (!of) return { collection: dealCollection, group: true, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 };
  const { field: party, uid } = of;
  return { collection: dealCollection, group: true, where: [[party, '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 };
};

/** The office's lists of deals, live: two people at work see each other's decisions at once. */
export const useOfficeDeals = <K extends DealKind>(kind: K, list: DealListName, of: DealsOf | null) => {
  const { schema } = kinds[kind];
  const waiting = useLiveWindow(waitingOf[kind], schema, { enabled: list === 'waiting' });
  const recent = useLiveHistory(recentOf(kind, of), schema, { enabled: list === 'recent' });
  return list === 'recent' ? recent : { ...waiting, loadingMore: waiting.query.isPlaceholderData };
};

/** Any deal by its id, live; null when there is none. */
export const useOfficeDeal = <K extends DealKind>(kind: K, id: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const query = useLive(liveRows({ collection: dealCollection, group: true, where: [['id', '==', id]], limit: 1 }, schema));
  return { query, deal: query.data && (query.data[0] ?? null) };
};

/** Everything that happened in a deal, in order; live. */
export const useDealHistory = (dealKind: DealKind, id: string) =>
  useLive(
    liveRows(
      { collection: 'jobChangeHistories', where: [[`${dealKind}Id`, '==', id]], orderBy: ['at', 'asc'], limit: 200 },
      jobChangeHistorySchema,
    ),
  );

/** The latest deals about a job; live. */
export const useDealsOfJob = <K extends DealKind>(kind: K, jobId: string) => {
  const { collection: dealCollection, schema } = kinds[kind];
  return useLive(
    liveRows({ collection: dealCollection, parent: `jobs/${jobId}`, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 }, schema),
  );
};
