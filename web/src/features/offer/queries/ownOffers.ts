import { offerSchema } from '#projections/offers.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useUid } from '#web/shared/data/session.ts';

export type Side = 'client' | 'talent';

/** The signed-in user's deals, the last changed first; live, so that the other side's answer shows at once. */
export const useOwnOffers = (side: Side) => {
  const uid = useUid();
  return useLiveHistory(
    { collection: 'offers', group: true, where: [[`${side}Id`, '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 },
    offerSchema,
    { enabled: uid !== '' },
  );
};
