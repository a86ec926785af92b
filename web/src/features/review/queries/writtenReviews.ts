import { reviewSchema } from '#projections/review/reviews.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useUid } from '#web/shared/data/session.ts';

/** What the signed-in user has said (or let lapse) about the other sides of closed deals, the last changed first. */
export const useWrittenReviews = () => {
  const uid = useUid();
  return useLiveHistory(
    {
      collection: 'reviews',
      group: true,
      where: [
        ['fromId', '==', uid],
        ['status', 'in', ['IS_WRITTEN', 'IS_NOT_HELD', 'IS_PUBLISHED', 'IS_LAPSED']],
      ],
      orderBy: ['updatedAt', 'desc'],
      limit: 20,
    },
    reviewSchema,
    { enabled: uid !== '' },
  );
};
