import { newsUnread } from '#domain/news/newsUnread.ts';
import { userSchema } from '#projections/users.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';
import { usePublishedNews } from './publishedNews.ts';

/** Whether there is news that the signed-in user has not seen, and when the latest was published. */
export const useNewsState = () => {
  const uid = useUid();
  const account = useLive(liveDocument(`users/${uid}`, userSchema), { enabled: uid !== '' }).data;
  const latest = usePublishedNews().rows[0]?.publishedAt ?? null;
  return { latest, unread: account ? newsUnread(account.lastNewsOpenedAt, latest) : false };
};
