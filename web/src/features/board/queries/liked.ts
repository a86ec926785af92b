import { likedTalentSchema } from '#projections/favorite/favorites.schema.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/** How many favourites a board looks at: the newest. */
const LIKED = 18;

/** The casts that the signed-in client liked last; live. */
export const useLastLiked = () =>
  useMany(
    { collection: 'likedTalents', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: LIKED },
    likedTalentSchema,
  );
