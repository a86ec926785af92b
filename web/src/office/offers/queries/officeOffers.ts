import { offerSchema } from '#projections/deal/offers.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import type { DealListName, DealsOf } from '../../deals/desk.ts';

const selections = {
  /** What the talent accepted and the office has not decided, the longest waiting first. */
  waiting: { collection: 'offers', group: true, where: [['status', '==', 'IS_ACCEPTED']], orderBy: ['acceptedAt', 'asc'], limit: 50 },
  /** Every deal, the last changed first. */
  recent: { collection: 'offers', group: true, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 },
} as const;

/** The same of one person. */
const recentOf = ({ field, uid }: DealsOf): Selection =>
  field === 'clientId'
    ? { collection: 'offers', group: true, where: [['clientId', '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 }
    : { collection: 'offers', group: true, where: [['talentId', '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 };

/** The office's lists of deals, live: two people at work see each other's decisions at once. */
export const useOfficeOffers = (list: DealListName, of: DealsOf | null) => {
  const waiting = useLiveWindow(selections.waiting, offerSchema, { enabled: list === 'waiting' });
  const recent = useLiveHistory(of ? recentOf(of) : selections.recent, offerSchema, { enabled: list === 'recent' });
  return list === 'recent' ? recent : { ...waiting, loadingMore: waiting.query.isPlaceholderData };
};
