import { notificationSchema } from '#projections/notification/notifications.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** One of the signed-in user's notifications, live; null when there is none of that id. Asked as a list, since the rules refuse a missing document. */
export const useOwnNotice = (notificationId: string) => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'notifications',
        where: [
          ['uid', '==', uid],
          ['id', '==', notificationId],
        ],
        limit: 1,
      },
      notificationSchema,
    ),
    { enabled: uid !== '' },
  );
  return { query, notice: query.data ? (query.data[0] ?? null) : undefined };
};
