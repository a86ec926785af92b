import { talentSchema } from '#projections/talent/talents.schema.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';
import { useSiftedPages } from '#web/shared/search/siftedPages.ts';
import { type CastSearch, fits } from '../castSearch.ts';
import { publishedCasts } from '../selections.ts';

/** Published casts that fit a search, by cursor pages. */
export const useCastPages = (search: CastSearch) =>
  useSiftedPages(pagesQuery(publishedCasts[search.order], talentSchema), (cast) => fits(cast, search));
