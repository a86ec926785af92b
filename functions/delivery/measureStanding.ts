import type { Firestore } from 'firebase-admin/firestore';
import { measured } from '../platform/measured.ts';
import { buckets, owingIn, type Progress } from './progress.ts';

/** How much of the log stands still: the number of parked streams, and for how long (ms) the oldest work has been owed. */
export const standingOf = async (db: Firestore, now: number): Promise<{ readonly parkedStreams: number; readonly oldestOwed: number }> => {
  const [parked, ...oldest] = await Promise.all([
    db.collection('parkedStreams').count().get(),
    ...buckets.map((bucket) => owingIn(db, bucket, now).limit(1).get()),
  ]);
  const since = oldest.flatMap((page) => page.docs.map((found) => (found.data() as Progress).owedSince ?? now));
  return { parkedStreams: parked.data().count, oldestOwed: now - Math.min(now, ...since) };
};

/** Tells the metrics how much stands still. */
export const measureStanding = async (db: Firestore, now: number): Promise<void> => {
  const { parkedStreams, oldestOwed } = await standingOf(db, now);
  measured('parkedStreams', parkedStreams);
  measured('oldestOwed', oldestOwed);
};
