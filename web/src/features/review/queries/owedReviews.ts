import { reviewSchema } from '#projections/review/reviews.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** How much waits, for the badge: equalities only, up to what it can show. */
export const useOwedReviews = () => {
  const uid = useUid();
  return useLive(
    liveRows(
      {
        collection: 'reviews',
        group: true,
        where: [
          ['fromId', '==', uid],
          ['status', '==', 'IS_WAITING'],
        ],
        limit: 100,
      },
      reviewSchema,
    ),
    { enabled: uid !== '' },
  );
};
