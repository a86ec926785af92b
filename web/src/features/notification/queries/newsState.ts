import { newsUnread } from '#domain/news/newsUnread.ts';
import { userSchema } from '#projections/users.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';
import { usePublishedNews } from './publishedNews.ts';

/**
 * Whether there is news that the signed-in user has not seen (undefined until that is known), and
 * when the latest was published.
 */
export const useNewsState = () => {
  const uid = useUid();
  const account = useLive(liveDocument(`users/${uid}`, userSchema), { enabled: uid !== '' }).data;
  const { query, rows } = usePublishedNews();
  const latest = rows[0]?.publishedAt ?? null;
  return { latest, unread: account && query.data ? newsUnread(account.lastNewsOpenedAt, latest) : undefined };
};
