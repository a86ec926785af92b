import type { Firestore, Query } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { streamsDue } from '../eventStore/openDeadlines.ts';
import { measured } from '../platform/log.ts';
import type { Measure } from '../platform/objectives.ts';
import { type ParkedStream, unpark } from './parking.ts';
import { buckets, countOwing, owingBy, owingIn, type Progress } from './progress.ts';
import type { Message, Publish } from './publish.ts';

/** ms. The sweep handles deadlines that are a minute late. A later one is not being handled. */
const LATE_MS = 5 * MINUTE;

const count = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** Since when (ms) the oldest work is owed; null where nothing is. */
const oldestOwedSince = async (db: Firestore, now: number): Promise<number | null> => {
  const oldest = await Promise.all(buckets.map((bucket) => owingIn(db, bucket, now).limit(1).get()));
  const since = oldest.flatMap((page) => page.docs.map((found) => (found.data() as Progress).owedSince ?? now));
  return since.length === 0 ? null : Math.min(...since);
};

type OpenDeadline = Readonly<
  Record<Extract<Measure, 'parkedStreams' | 'oldestOwed' | 'owedStreams' | 'lateDeadlines' | 'mailsDue'>, number>
>;

/** What is left to do: numbers of streams, deadlines and mails, and the oldest (ms). */
export const standingOf = async (db: Firestore, now: number): Promise<OpenDeadline> => {
  const [parkedStreams, owedSince, owedStreams, lateDeadlines, mailsDue] = await Promise.all([
    count(db.collection('parkedStreams')),
    oldestOwedSince(db, now),
    countOwing(db),
    count(streamsDue(db, 0, now - LATE_MS)),
    count(db.collection('mails').where('dueAt', '<=', now)),
  ]);
  return { parkedStreams, oldestOwed: now - (owedSince ?? now), owedStreams, lateDeadlines, mailsDue };
};

/** Logs how much is left to do. */
export const measureBacklog = async (db: Firestore, now: number): Promise<void> => {
  for (const [name, value] of Object.entries(await standingOf(db, now))) measured(name as Measure, value);
};

/** Younger work is being delivered; older work was left by a crash or a lost message. */
const GRACE_MS = 10_000;
/** How many streams are looked up in one round trip. */
const PAGE = 500;
/** The streams of a bucket per sweep: eight buckets and a sweep a minute make 500 a second. */
const STREAMS_MAX = 3_750;
/** After how long (ms) a stream that a server's faults stopped is tried again. */
const RETRY_AFTER_MS = 10 * MINUTE;

/**
 * Publishes the streams again that have had work left for `graceMs`. Streams that were parked by
 * server faults are resumed first, when their time has come. Returns the number of streams.
 */
export const sweepOwed = async (db: Firestore, publish: Publish, now: number, graceMs = GRACE_MS): Promise<number> => {
  await unparkDue(db, now);
  const woken = await Promise.all(buckets.map((bucket) => wakeBucket(db, publish, bucket, now - graceMs)));
  return woken.reduce((sum, streams) => sum + streams, 0);
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

const wakeUpFor = (progress: Progress): Message => {
  const { streamId, owed } = progress;
  const owes = owingBy(progress);
  // Nobody owes anything in a progress that a commit of an older release wrote: every subscription
  // looks, and puts it in order.
  return { streamId, version: Math.max(0, ...Object.values(owed)), ...(owes.length > 0 && { owes }) };
};

/**
 * Publishes the streams of a bucket page by page, so that after an outage one sweep wakes all that
 * the subscriptions can do until the next.
 */
const wakeBucket = async (db: Firestore, publish: Publish, bucket: number, before: number): Promise<number> => {
  const query = owingIn(db, bucket, before).limit(PAGE);
  let woken = 0;
  for (let page = await query.get(); !page.empty; page = await query.startAfter(page.docs.at(-1)).get()) {
    const left = page.docs.map((found) => found.data() as Progress);
    await Promise.all(left.map((progress) => publish(wakeUpFor(progress))));
    woken += page.size;
    if (page.size < PAGE || woken >= STREAMS_MAX) break;
  }
  return woken;
};
