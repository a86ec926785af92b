import type { CastSearch } from '#domain/search/wanted.ts';
import { likedTalentSchema } from '#projections/favorite/favorites.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useFoundPages } from '#web/shared/search/foundPages.ts';

/** Published casts that a search finds. */
export const useCastPages = (search: CastSearch) => useFoundPages('casts', search, talentSchema);

/**
 * The signed-in client's favourites, the newest first; live. The newest hundred: more than anybody
 * looks through.
 */
export const useFavorites = () =>
  useMany({ collection: 'likedTalents', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: 100 }, likedTalentSchema);
