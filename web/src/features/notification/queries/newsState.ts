import { newsUnread } from '#domain/talk/news/newsUnread.ts';
import { type User, userSchema } from '#projections/account/users.schema.ts';
import { newsSchema } from '#projections/content/news.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useOne, useOnly } from '#web/shared/data/reads/reads.ts';

/**
 * The latest news: the last published of those that are not deleted. The order is that of the
 * unread rule, so that an older draft that is published later counts (docs/adr/0062).
 */
export const latestNews = {
  collection: 'news',
  where: [
    ['deletedAt', '==', null],
    ['isPublished', '==', true],
  ],
  orderBy: ['publishedAt', 'desc'],
  limit: 1,
} as const satisfies Selection;

/** The latest news for one side. News for all users are not in it. */
const latestNewsFor = (side: NonNullable<User['role']>) =>
  ({
    collection: 'news',
    where: [
      ['deletedAt', '==', null],
      ['publishedTo', '==', side],
    ],
    orderBy: ['publishedAt', 'desc'],
    limit: 1,
  }) as const satisfies Selection;

/** `unread` is undefined while loading; `latest`: when the latest was published (ms). */
export const useNewsState = () => {
  const uid = useUid();
  const account = useOne(`users/${uid}`, userSchema).data;
  const { row: news } = useOnly(uid ? latestNews : null, newsSchema);
  const side = account?.role ?? null;
  const { row: own } = useOnly(side && latestNewsFor(side), newsSchema);
  const latest = Math.max(news?.publishedAt ?? 0, own?.publishedAt ?? 0) || null;
  const isRead = news !== undefined && (side === null || own !== undefined);
  return { latest, unread: account && isRead ? newsUnread(account.lastNewsOpenedAt, latest) : undefined };
};
