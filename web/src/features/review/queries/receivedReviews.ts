import { useInfiniteQuery } from '@tanstack/react-query';
import { reviewSchema } from '#projections/review/reviews.schema.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';

/** The published reviews that somebody received, the newest first. */
export const useReceivedReviews = (toId: string) => {
  const query = useInfiniteQuery({
    ...pagesQuery(
      {
        collection: 'reviews',
        group: true,
        where: [
          ['toId', '==', toId],
          ['status', '==', 'IS_PUBLISHED'],
        ],
        orderBy: ['publishedAt', 'desc'],
        limit: 20,
      },
      reviewSchema,
    ),
    enabled: toId !== '',
  });
  return { query, reviews: query.data?.pages.flatMap((page) => page.rows) ?? [] };
};
