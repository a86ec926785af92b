import { likedTalentSchema } from '#projections/favorite/favorites.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { page, useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useSiftedPages } from '#web/shared/search/siftedPages.ts';
import { type CastSearch, fits } from '../castSearch.ts';
import { publishedCasts } from '../selections.ts';

/** Published casts that fit a search, by cursor pages. */
export const useCastPages = (search: CastSearch) =>
  useSiftedPages(page(publishedCasts[search.order], talentSchema), (cast) => fits(cast, search));

/** The signed-in client's favourites, the newest first; live. The newest hundred: more than anybody looks through. */
export const useFavorites = () =>
  useMany({ collection: 'likedTalents', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: 100 }, likedTalentSchema);
