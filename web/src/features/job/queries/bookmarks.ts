import { likedJobSchema } from '#projections/favorite/favorites.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in talent's bookmarks, the newest first; live. The newest hundred: more than anybody looks through. */
export const useBookmarks = () => {
  const uid = useUid();
  return useLive(
    liveRows({ collection: 'likedJobs', where: [['uid', '==', uid]], orderBy: ['createdAt', 'desc'], limit: 100 }, likedJobSchema),
    { enabled: uid !== '' },
  );
};
