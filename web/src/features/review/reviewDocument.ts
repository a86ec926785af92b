import type { Review } from '#projections/review/reviews.schema.ts';

/** Where one's own review of a deal stands: under its author. */
export const reviewDocument = ({ by, fromId, id }: Pick<Review, 'by' | 'fromId' | 'id'>): string => `${by}s/${fromId}/reviews/${id}`;
