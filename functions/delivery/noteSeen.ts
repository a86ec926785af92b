import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import { paths } from '../platform/firestorePaths.ts';
import { owingBy, type Progress, progressIn, seenUpTo } from './progress.ts';
import { announceQueued, createQueued, notCreated, type Queued } from './queued.ts';
import type { Subscription } from './subscriptions.ts';
import type { Unseen } from './unseen.ts';

type Read = Pick<Unseen, 'progress' | 'readAt'>;

/**
 * Notes which events a subscription has handled, and creates what they queued. Repeats when a
 * commit or another handler wrote the progress in between.
 */
export const noteSeen = async (
  db: Firestore,
  subscription: Subscription,
  { progress, readAt, last }: Unseen,
  queued: readonly Queued[] = [],
): Promise<void> => {
  const ref = db.doc(paths.progress(last.streamId));
  let left = queued;
  const readAgain = async (isLost: boolean): Promise<Read> => {
    const [found, ...made] = (await db.getAll(ref, ...(isLost ? left.map(({ path }) => db.doc(path)) : []))) as [
      DocumentSnapshot,
      ...DocumentSnapshot[],
    ];
    left = notCreated(left, made);
    return { progress: progressIn(found) as Progress, readAt: found.updateTime as Timestamp };
  };
  // Another subscription that had work has probably noted its own by now.
  const isAlone = owingBy(progress).every((each) => each === subscription);
  for (let read: Read = isAlone ? { progress, readAt } : await readAgain(false); ; read = await readAgain(true)) {
    const batch = db.batch();
    batch.update(ref, seenUpTo(read.progress, subscription, last.version), { lastUpdateTime: read.readAt });
    createQueued(db, batch, left);
    try {
      await announceQueued(left, await batch.commit());
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
};
