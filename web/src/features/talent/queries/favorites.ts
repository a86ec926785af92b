import { likedTalentSchema } from '#projections/favorite/favorites.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in client's favourites, the newest first; live. The newest hundred: more than anybody looks through. */
export const useFavorites = () => {
  const uid = useUid();
  return useLive(
    liveRows({ collection: 'likedTalents', where: [['uid', '==', uid]], orderBy: ['createdAt', 'desc'], limit: 100 }, likedTalentSchema),
    { enabled: uid !== '' },
  );
};
