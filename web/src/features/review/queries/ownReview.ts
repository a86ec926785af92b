import { reviewSchema } from '#projections/reviews.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in user's own review of one deal, live; null when there is none. */
export const useOwnReview = (dealId: string) => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'reviews',
        group: true,
        where: [
          ['fromId', '==', uid],
          ['id', '==', dealId],
        ],
        limit: 1,
      },
      reviewSchema,
    ),
    { enabled: uid !== '' && dealId !== '' },
  );
  return { query, review: query.data ? (query.data[0] ?? null) : undefined };
};
