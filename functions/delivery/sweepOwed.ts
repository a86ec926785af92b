import type { Firestore } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/calendar/instants.ts';
import { type ParkedStream, unpark } from './parking.ts';
import { buckets, owingIn, type Progress } from './progress.ts';
import type { Publish } from './publish.ts';

/** Younger work is being delivered; older work was left by a crash or a lost message. */
const GRACE_MS = 10_000;
/** How many streams of a bucket one sweep publishes. The next sweep takes more. */
const PAGE = 500;
/** After how long (ms) a stream that a server's faults stopped is tried again. */
const RETRY_AFTER_MS = 10 * MINUTE;

/**
 * Publishes the streams again that have had work left for `graceMs`. Streams that were parked by
 * server faults are resumed first, when their time has come. Returns the number of streams.
 */
export const sweepOwed = async (db: Firestore, publish: Publish, now: number, graceMs = GRACE_MS): Promise<number> => {
  await unparkDue(db, now);
  const left = await Promise.all(buckets.map((bucket) => leftBehind(db, bucket, now - graceMs)));
  // Without `owes` every subscription checks for work.
  await Promise.all(left.flat().map(({ streamId, owed }) => publish({ streamId, version: Math.max(0, ...Object.values(owed)) })));
  return left.flat().length;
};

const unparkDue = async (db: Firestore, now: number): Promise<void> => {
  const stopped = await db
    .collection('parkedStreams')
    .where('cause', '==', 'SERVER')
    .where('parkedAt', '<=', now - RETRY_AFTER_MS)
    .get();
  const parked = stopped.docs.map((found) => found.data() as ParkedStream);
  await Promise.all(parked.map(({ subscription, streamId, parkedAt }) => unpark(db, subscription, streamId, { parkedAt, now: parkedAt })));
};

const leftBehind = async (db: Firestore, bucket: number, before: number): Promise<Progress[]> =>
  (await owingIn(db, bucket, before).limit(PAGE).get()).docs.map((found) => found.data() as Progress);
