import { talentSchema } from '#projections/talents.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';
import { useSiftedPages } from '#web/shared/search/siftedPages.ts';
import { type CastSearch, fits } from '../castSearch.ts';

/** By pages of 24: rows of 2, 3, 4 and 6 come out even. */
const selections = {
  recommended: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['viewOrder', 'asc'], limit: 24 },
  newest: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['createdAt', 'desc'], limit: 24 },
  liked: { collection: 'talents', where: [['isPublished', '==', true]], orderBy: ['likedCount', 'desc'], limit: 24 },
} as const;

/** Published casts that fit a search at `now` (ms), by cursor pages. */
export const useCastPages = (search: CastSearch, now: number) =>
  useSiftedPages(pagesQuery(selections[search.order], talentSchema), (cast) => fits(cast, search, now));
