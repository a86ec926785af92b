import type { Side } from '#domain/talk/review/review.ts';
import { reviewSchema } from '#projections/review/reviews.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useLivePages, usePages } from '#web/shared/data/reads/readPages.ts';
import { useMany, useOnly } from '#web/shared/data/reads/reads.ts';
import { useSide } from '../../../shared/data/auth/viewer.ts';

export const useReceivedReviews = (toId: string) =>
  usePages(
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
  );

export const useWrittenReviews = () =>
  useLivePages(
    {
      collection: 'reviews',
      group: true,
      where: [
        ['fromId', '==', useUid()],
        ['status', 'in', ['IS_WRITTEN', 'IS_NOT_HELD', 'IS_PUBLISHED', 'IS_LAPSED', 'IS_TAKEN_DOWN']],
      ],
      orderBy: ['updatedAt', 'desc'],
      limit: 20,
    },
    reviewSchema,
  );

/** The earliest due first; live, so that a written one leaves the list. */
export const useReviewTasks = (limit = 100) =>
  useMany(
    {
      collection: 'reviews',
      group: true,
      where: [
        ['fromId', '==', useUid()],
        ['status', '==', 'IS_WAITING'],
      ],
      orderBy: ['publishDue', 'asc'],
      limit,
    },
    reviewSchema,
  );

/** Null if there is none. Unique, since a job and a talent have one deal. */
export const useOwnReview = (jobId: string, toId: string) =>
  useOnly(
    {
      collection: 'reviews',
      parent: `${useSide()}s/${useUid()}`,
      where: [
        ['jobId', '==', jobId],
        ['toId', '==', toId],
      ],
      limit: 1,
    },
    reviewSchema,
  );

export const useReviewOfDeal = (dealId: string, side: Side | null) => {
  const parent = `${side}s/${useUid()}`;
  return useOnly(side === null ? null : { collection: 'reviews', parent, where: [['id', '==', dealId]], limit: 1 }, reviewSchema);
};
