import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import { paths } from '../platform/firestorePaths.ts';
import { type Progress, progressIn, seenUpTo } from './progress.ts';
import type { Subscription } from './subscriptions.ts';
import type { Unseen } from './unseen.ts';

/**
 * Notes which events a subscription has handled. Repeats when a commit or another handler wrote the
 * progress in between.
 */
export const noteSeen = async (db: Firestore, subscription: Subscription, { progress, readAt, last }: Unseen): Promise<void> => {
  const ref = db.doc(paths.progress(last.streamId));
  for (let [before, at] = [progress, readAt]; ; ) {
    try {
      await ref.update(seenUpTo(before, subscription, last.version), { lastUpdateTime: at });
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      const found = await ref.get();
      [before, at] = [progressIn(found) as Progress, found.updateTime as Timestamp];
    }
  }
};
