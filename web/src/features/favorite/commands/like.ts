import { useMutation } from '@tanstack/react-query';
import { type FavoriteTarget, favoriteIdOf } from '#domain/favorite/target.ts';
import { sendCommand } from '#web/shared/data/sendCommand.ts';
import { useUid } from '#web/shared/data/session.ts';
import { waitForVersion } from '#web/shared/data/waitForVersion.ts';

const collections = { talent: 'likedTalents', job: 'likedJobs' } as const;

/** Likes a cast or a job, or takes it back. Each press is a command of its own: on and off again are three. */
export const useLike = ({ kind, targetId }: FavoriteTarget) => {
  const uid = useUid();
  return useMutation({
    mutationFn: async (wanted: boolean) => {
      const command = { commandId: crypto.randomUUID(), type: wanted ? 'like' : 'unlike', kind, targetId };
      const { version } = await sendCommand('favorites', command);
      // What was taken back has no document to wait for; the live list drops it by itself.
      if (wanted) await waitForVersion(`${collections[kind]}/${favoriteIdOf(uid, targetId)}`, version);
    },
  });
};
