import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import { paths } from '../platform/firestorePaths.ts';
import { owingBy, type Progress, progressIn, seenUpTo } from './progress.ts';
import type { Subscription } from './subscriptions.ts';
import type { Unseen } from './unseen.ts';

type Read = Pick<Unseen, 'progress' | 'readAt'>;

/**
 * Notes which events a subscription has handled. Repeats when a commit or another handler wrote the
 * progress in between.
 */
export const noteSeen = async (db: Firestore, subscription: Subscription, { progress, readAt, last }: Unseen): Promise<void> => {
  const ref = db.doc(paths.progress(last.streamId));
  const readAgain = async (): Promise<Read> => {
    const found = await ref.get();
    return { progress: progressIn(found) as Progress, readAt: found.updateTime as Timestamp };
  };
  // Another subscription that had work has probably noted its own by now.
  const isAlone = owingBy(progress).every((each) => each === subscription);
  for (let read: Read = isAlone ? { progress, readAt } : await readAgain(); ; read = await readAgain()) {
    try {
      await ref.update(seenUpTo(read.progress, subscription, last.version), { lastUpdateTime: read.readAt });
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
};
