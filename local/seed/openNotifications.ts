import type { Firestore } from 'firebase-admin/firestore';
import { businessRules } from '#domain/kernel/businessRules.ts';
import type { DemoUser } from './demoUser.ts';

/** Somebody opens the older half of what they were told: what is left counts on the badge. */
export const openOlderHalf = async (db: Firestore, user: DemoUser): Promise<void> => {
  const told = await db
    .collection('notifications')
    .where('uid', '==', user.uid)
    .orderBy('createdAt')
    .limit(2 * businessRules.notificationsOpenedMax)
    .get();
  const notificationIds = told.docs.slice(0, Math.floor(told.size / 2)).map(({ id }) => id);
  if (notificationIds.length > 0) await user.send('notifications', 'open the older half', { type: 'open', notificationIds });
};
