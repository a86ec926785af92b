import { reviewSchema } from '#projections/review/reviews.schema.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';
import { useUid } from '#web/shared/data/session.ts';

/** What the signed-in user has still to write, the first to fall due first; live, so that a written one leaves the list. */
export const useReviewTasks = () => {
  const uid = useUid();
  return useLiveWindow(
    {
      collection: 'reviews',
      group: true,
      where: [
        ['fromId', '==', uid],
        ['status', '==', 'IS_WAITING'],
      ],
      orderBy: ['publishDue', 'asc'],
      limit: 20,
    },
    reviewSchema,
    { enabled: uid !== '' },
  );
};
