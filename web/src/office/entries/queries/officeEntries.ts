import { entrySchema } from '#projections/deal/entries.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import type { DealListName, DealsOf } from '../../deals/desk.ts';

const selections = {
  /** What talents sent and the office has not decided, the longest waiting first. */
  waiting: { collection: 'entries', group: true, where: [['status', '==', 'IN_PROGRESS']], orderBy: ['createdAt', 'asc'], limit: 50 },
  /** Every entry, the last changed first. */
  recent: { collection: 'entries', group: true, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 },
} as const;

/** The same of one person. */
const recentOf = ({ field, uid }: DealsOf): Selection =>
  field === 'clientId'
    ? { collection: 'entries', group: true, where: [['clientId', '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 }
    : { collection: 'entries', group: true, where: [['talentId', '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 };

/** The office's lists of entries, live: two people at work see each other's decisions at once. */
export const useOfficeEntries = (list: DealListName, of: DealsOf | null) => {
  const waiting = useLiveWindow(selections.waiting, entrySchema, { enabled: list === 'waiting' });
  const recent = useLiveHistory(of ? recentOf(of) : selections.recent, entrySchema, { enabled: list === 'recent' });
  return list === 'recent' ? recent : { ...waiting, loadingMore: waiting.query.isPlaceholderData };
};
