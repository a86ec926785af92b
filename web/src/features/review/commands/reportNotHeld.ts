import type { Review } from '#projections/review/reviews.schema.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { reviewDocument } from '../reviewDocument.ts';

/** Instead of a score: the deal did not take place. */
export const useReportNotHeld = (review: Review) => {
  const command = useCommand<{ reviewId: string }>({ callable: 'reviews', type: 'reportNotHeld', shownBy: () => reviewDocument(review) });
  return { ...command, send: () => command.send({ reviewId: review.id }) };
};
