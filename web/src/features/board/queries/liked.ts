import { likedTalentSchema } from '#projections/favorite/favorites.schema.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The limit of favourites on a board: the newest. */
const LIKED = 18;

/** The casts that the client liked last; live. */
export const useLastLiked = () =>
  useMany(
    { collection: 'likedTalents', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: LIKED },
    likedTalentSchema,
  );
