import type { ReviewContent } from '#domain/review/score.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { reviewDocument } from '../reviewDocument.ts';

/** Says something of the other side, or replaces what was said before. */
export const useWriteReview = (review: Review) =>
  useCommand<ReviewContent & { reviewId: string }>({ callable: 'reviews', type: 'write', shownBy: () => reviewDocument(review) });
