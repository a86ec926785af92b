export { ReviewTotals } from './components/reviewTotals.tsx';
export { reviewPlaces } from './places.ts';
export { useReviewOfDeal, useReviewTasks } from './queries/reviews.ts';
export { scoreLabel } from './scores.ts';
