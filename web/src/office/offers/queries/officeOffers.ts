import { offerSchema } from '#projections/offers.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';

export type OfficeList = 'waiting' | 'recent';

const selections = {
  /** What the talent accepted and the office has not decided, the longest waiting first. */
  waiting: { collection: 'offers', group: true, where: [['status', '==', 'IS_ACCEPTED']], orderBy: ['acceptedAt', 'asc'], limit: 50 },
  /** Every deal, the last changed first. */
  recent: { collection: 'offers', group: true, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 },
} as const;

/** The office's lists of deals, live: two people at work see each other's decisions at once. */
export const useOfficeOffers = (list: OfficeList) => useLiveWindow(selections[list], offerSchema);
