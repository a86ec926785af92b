import { notificationSchema } from '#projections/notification/notifications.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** What the signed-in user was told and has not opened, live; undefined until it is known. */
export const useUnopenedNotices = () => {
  const uid = useUid();
  return useLive(
    liveRows(
      {
        collection: 'notifications',
        where: [
          ['uid', '==', uid],
          ['openedAt', '==', null],
        ],
        limit: 100,
      },
      notificationSchema,
    ),
    { enabled: uid !== '' },
  ).data;
};
