/** What other features may use of the reviews' one. */
export { ReviewTotals } from './components/reviewTotals.tsx';
export { useReviewOfDeal } from './queries/reviews.ts';
