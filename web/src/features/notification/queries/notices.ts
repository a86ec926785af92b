import { newsSchema } from '#projections/content/news.schema.ts';
import { notificationSchema } from '#projections/notification/notifications.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany, useOnly } from '#web/shared/data/reads/reads.ts';

/** The signed-in user's notifications, newest first; live. */
export const useOwnNotices = () =>
  useLivePages(
    { collection: 'notifications', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: 30 },
    notificationSchema,
  );

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

/**
 * One of the signed-in user's notifications, live; null if there is none. It is a list query, since
 * the rules refuse a get of a missing document.
 */
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

/** The published news, newest first; live. */
export const usePublishedNews = () =>
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
