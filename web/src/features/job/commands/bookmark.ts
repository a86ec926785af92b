import { useMutation } from '@tanstack/react-query';
import { favoriteIdOf } from '#domain/favorite/target.ts';
import { sendCommand } from '#web/shared/data/sendCommand.ts';
import { useUid } from '#web/shared/data/session.ts';
import { waitForVersion } from '#web/shared/data/waitForVersion.ts';

/** Bookmarks a job, or takes the bookmark away. Each press is a command of its own: on and off again are three. */
export const useBookmark = (jobId: string) => {
  const uid = useUid();
  return useMutation({
    mutationFn: async (wanted: boolean) => {
      const command = { commandId: crypto.randomUUID(), type: wanted ? 'like' : 'unlike', kind: 'job', targetId: jobId };
      const { version } = await sendCommand('favorites', command);
      // What was taken away has no document to wait for; the live list drops it by itself.
      if (wanted) await waitForVersion(`likedJobs/${favoriteIdOf(uid, jobId)}`, version);
    },
  });
};
