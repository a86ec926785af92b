import { offerSchema } from '#projections/offers.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';
import type { DealListName } from '../../deals/desk.ts';

const selections = {
  /** What the talent accepted and the office has not decided, the longest waiting first. */
  waiting: { collection: 'offers', group: true, where: [['status', '==', 'IS_ACCEPTED']], orderBy: ['acceptedAt', 'asc'], limit: 50 },
  /** Every deal, the last changed first. */
  recent: { collection: 'offers', group: true, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 },
} as const;

/** The office's lists of deals, live: two people at work see each other's decisions at once. */
export const useOfficeOffers = (list: DealListName) => {
  const waiting = useLiveWindow(selections.waiting, offerSchema, { enabled: list === 'waiting' });
  const recent = useLiveHistory(selections.recent, offerSchema, { enabled: list === 'recent' });
  return list === 'recent' ? recent : { ...waiting, loadingMore: waiting.query.isPlaceholderData };
};
