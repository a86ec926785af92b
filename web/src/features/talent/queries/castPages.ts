import { useInfiniteQuery } from '@tanstack/react-query';
import { talentSchema } from '#projections/talents.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';

/** Published casts in the office's order, by cursor pages of 24 (rows of 2, 3, 4 and 6 come out even). */
export const castPages = () =>
  pagesQuery({ collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['viewOrder', 'asc'], limit: 24 }, talentSchema);

export const useCastPages = () => {
  const query = useInfiniteQuery(castPages());
  return { query, casts: query.data?.pages.flatMap(({ rows }) => rows) ?? [] };
};
