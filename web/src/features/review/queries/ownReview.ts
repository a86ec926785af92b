import { reviewSchema } from '#projections/review/reviews.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useSide } from '../useSide.ts';

/**
 * The signed-in user's own review of somebody for a job, live; null when there is none. Asked under its author, by
 * job and by whom it is about (spec section 7): a job and a talent have one deal.
 */
export const useOwnReview = (jobId: string, toId: string) => {
  const uid = useUid();
  const side = useSide();
  const query = useLive(
    liveRows(
      {
        collection: 'reviews',
        parent: `${side}s/${uid}`,
        where: [
          ['jobId', '==', jobId],
          ['toId', '==', toId],
        ],
        limit: 1,
      },
      reviewSchema,
    ),
    { enabled: uid !== '' && jobId !== '' },
  );
  return { query, review: query.data ? (query.data[0] ?? null) : undefined };
};
