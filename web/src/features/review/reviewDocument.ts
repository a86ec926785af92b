import type { Review } from '#projections/review/reviews.schema.ts';

/** The document path of an own review of a deal, under its author. */
export const reviewDocument = ({ by, fromId, id }: Pick<Review, 'by' | 'fromId' | 'id'>): string => `${by}s/${fromId}/reviews/${id}`;
