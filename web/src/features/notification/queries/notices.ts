import { userPath, userSchema } from '#projections/account/users.schema.ts';
import { newsSchema } from '#projections/content/news.schema.ts';
import { notificationSchema } from '#projections/notification/notifications.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany, useOne, useOnly } from '#web/shared/data/reads/reads.ts';

export const useOwnNotices = () =>
  useLivePages(
    { collection: 'notifications', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: 30 },
    notificationSchema,
  );

/** The signed-in user's newest notification, live; null if there is none. */
export const useNewestNotice = () =>
  useOnly({ collection: 'notifications', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: 1 }, notificationSchema);

/** The signed-in user's unopened notifications, live; undefined while loading. */
export const useUnopenedNotices = () =>
  useMany(
    {
      collection: 'notifications',
      where: [
        ['uid', '==', useUid()],
        ['openedAt', '==', null],
      ],
      limit: 100,
    },
    notificationSchema,
  ).query.data;

/** Null if there is none. A list query, since the rules refuse a get of a missing document. */
export const useOwnNotice = (notificationId: string) =>
  useOnly(
    {
      collection: 'notifications',
      where: [
        ['uid', '==', useUid()],
        ['id', '==', notificationId],
      ],
      limit: 1,
    },
    notificationSchema,
  );

/** The limit of news for one side that are shown among the news for all. */
const SIDE_NEWS = 50;

/** The published news for all users and for the own side, newest first; live. */
export const usePublishedNews = () => {
  const side = useOne(userPath(useUid()), userSchema).data?.role ?? '';
  const { rows: own } = useMany(
    {
      collection: 'news',
      where: [
        ['publishedTo', '==', side],
        ['deletedAt', '==', null],
      ],
      orderBy: ['publishedAt', 'desc'],
      limit: SIDE_NEWS,
    },
    newsSchema,
  );
  const forAll = useNewsForAll();
  // Older ones come with the page of news for all that they belong to.
  const since = forAll.hasMore ? (forAll.rows.at(-1)?.publishedAt ?? 0) : 0;
  const rows = [...forAll.rows, ...own.filter(({ publishedAt }) => (publishedAt ?? 0) >= since)];
  return { ...forAll, rows: rows.sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0)) };
};

const useNewsForAll = () =>
  useLivePages(
    {
      collection: 'news',
      where: [
        ['isPublished', '==', true],
        ['deletedAt', '==', null],
      ],
      orderBy: ['publishedAt', 'desc'],
      limit: 20,
    },
    newsSchema,
  );
