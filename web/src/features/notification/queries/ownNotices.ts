import { notificationSchema } from '#projections/notification/notifications.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useUid } from '#web/shared/data/session.ts';

/** A notification stands where it came: opening it does not move it. */
const byArrival = notificationSchema.transform((notice) => ({ ...notice, updatedAt: notice.createdAt }));

/** What the signed-in user was told, newest first; live. */
export const useOwnNotices = () => {
  const uid = useUid();
  return useLiveHistory(
    { collection: 'notifications', where: [['uid', '==', uid]], orderBy: ['createdAt', 'desc'], limit: 30 },
    byArrival,
    { enabled: uid !== '' },
  );
};
