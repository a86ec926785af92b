import type { PostedJob } from './deals.ts';
import type { DemoUser } from './demoUser.ts';
import { inParallel } from './inParallel.ts';

type Like = { readonly who: DemoUser; readonly kind: 'talent' | 'job'; readonly targetId: string; readonly andNoMore?: boolean };

/** The demo client and others like casts, the demo cast and others bookmark jobs; one of each thought better of it. */
export const likesOf = (clients: readonly DemoUser[], casts: readonly DemoUser[], jobs: readonly PostedJob[]): Like[] => {
  const [client, second, third] = clients as [DemoUser, DemoUser, DemoUser];
  const [cast, another] = casts as [DemoUser, DemoUser];
  const talents = (who: DemoUser, ...numbers: number[]) =>
    numbers.map((number): Like => ({ who, kind: 'talent', targetId: (casts[number] as DemoUser).uid }));
  const bookmarks = (who: DemoUser, ...numbers: number[]) =>
    numbers.map((number): Like => ({ who, kind: 'job', targetId: (jobs[number] as PostedJob).jobId }));
  const dropped: Like[] = [...talents(client, 7), ...bookmarks(cast, 20)].map((like) => ({ ...like, andNoMore: true }));
  return [
    ...talents(client, 0, 1, 3, 5, 8, 12),
    ...talents(second, 0, 2, 3),
    ...talents(third, 0, 4),
    ...bookmarks(cast, 1, 4, 11, 17, 24, 30),
    ...bookmarks(another, 1, 6),
    ...dropped,
  ];
};

export const sendLikes = (likes: readonly Like[]): Promise<unknown> =>
  inParallel(likes, async ({ who, kind, targetId, andNoMore }) => {
    await who.send('favorites', `like ${kind} ${targetId}`, { type: 'like', kind, targetId });
    if (andNoMore) await who.send('favorites', `unlike ${kind} ${targetId}`, { type: 'unlike', kind, targetId });
  });
