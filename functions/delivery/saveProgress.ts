import type { DocumentSnapshot, Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { PendingEvents } from './pendingEvents.ts';
import { owingBy, type Progress, progressIn, seenUpTo } from './progress.ts';
import type { Subscription } from './publish.ts';
import { announceQueued, createQueued, notCreated, type Queued } from './queued.ts';

type Read = Pick<PendingEvents, 'progress' | 'readAt'>;

/** Whether no other subscription has work that it may have noted by now. */
const isAlone = ({ progress }: PendingEvents, subscription: Subscription): boolean =>
  owingBy(progress).every((each) => each === subscription);

/**
 * Adds the note of handled events to the batch that writes what they changed. False: the progress
 * has probably moved, so `saveProgress` has to note them. The commit fails if it has moved after
 * all.
 */
export const noteIn = (db: Firestore, batch: WriteBatch, subscription: Subscription, next: PendingEvents): boolean => {
  if (!isAlone(next, subscription)) return false;
  const { progress, readAt, last } = next;
  batch.update(db.doc(paths.progress(last.streamId)), seenUpTo(progress, subscription, last.version), { lastUpdateTime: readAt });
  return true;
};

/**
 * Notes which events a subscription has handled, and creates what they queued. Repeats when a
 * commit or another handler wrote the progress in between.
 */
export const saveProgress = async (
  db: Firestore,
  subscription: Subscription,
  next: PendingEvents,
  queued: readonly Queued[] = [],
): Promise<void> => {
  const { progress, readAt, last } = next;
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
  for (let read: Read = isAlone(next, subscription) ? { progress, readAt } : await readAgain(false); ; read = await readAgain(true)) {
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
