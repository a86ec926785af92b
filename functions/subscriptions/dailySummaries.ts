import { setTimeout as pause } from 'node:timers/promises';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type Count, countOf, type SummaryShard, shardsPath, sumFigures, summaryPath } from '#projections/dairySummaries.ts';
import { paths } from '../firestorePaths.ts';
import { checkpointOf } from './checkpoint.ts';
import type { Handler } from './delivery.ts';
import { unseen } from './unseen.ts';

/**
 * Counts a stream's new events into the shards of their days: increments and checkpoint in one transaction, so that a repeated delivery
 * counts once. Then the days are summed; a crash before that leaves shards marked unsummed, which the sweep picks up.
 */
export const dailySummariesHandler: Handler = async (runtime, message) => {
  const next = await unseen(runtime, 'dailySummaries', message);
  if (!next) return;
  const { db } = runtime;
  const { streamId } = message;
  const { checkpoint: before, events, last } = next;
  const checkpointRef = db.doc(paths.checkpoint('dailySummaries', streamId));
  const counts = events.map(countOf).filter((count) => count !== null);
  const counted = await db.runTransaction(async (transaction) => {
    const [control, now] = (await transaction.getAll(db.doc(paths.projectionControl), checkpointRef)) as [
      DocumentSnapshot,
      DocumentSnapshot,
    ];
    if (control.get('pausedAt') || checkpointOf(now, 'dailySummaries', streamId).version !== before.version) return false;
    for (const [path, count] of merged(counts)) {
      const increments = Object.fromEntries(Object.entries(count.increments).map(([figure, by]) => [figure, FieldValue.increment(by)]));
      transaction.set(db.doc(path), { date: count.date, figures: increments, summed: false }, { merge: true });
    }
    for (const event of events) transaction.delete(db.doc(paths.delivery('dailySummaries', streamId, event.version)));
    transaction.set(checkpointRef, { ...before, version: last.version, failures: 0 });
    return true;
  });
  if (counted) await Promise.all([...new Set(counts.map(({ date }) => date))].map((date) => sumDaySoon(db, date)));
};

const merged = (counts: readonly Count[]): Map<string, Count> => {
  const byShard = new Map<string, Count>();
  for (const count of counts)
    byShard.set(count.shard, { ...count, increments: sumFigures([byShard.get(count.shard)?.increments ?? {}, count.increments]) });
  return byShard;
};

/** How long a day's sum waits for more events to count, so that a busy day is not summed anew for each of them. */
const WINDOW_MS = 200;
const waiting = new Map<string, Promise<void>>();

const sumDaySoon = (db: Firestore, date: string): Promise<void> => {
  const planned = waiting.get(date);
  if (planned) return planned;
  const sum = pause(WINDOW_MS).then(() => {
    waiting.delete(date);
    return sumDay(db, date);
  });
  waiting.set(date, sum);
  return sum;
};

/** Writes a day's document as the sum of its shards, which it marks as summed. */
export const sumDay = (db: Firestore, date: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const shards = await transaction.get(db.collection(shardsPath(date)));
    const sum = sumFigures(shards.docs.map((shard) => (shard.data() as SummaryShard).figures));
    transaction.set(db.doc(summaryPath(date)), { id: date, date, figures: sum });
    for (const shard of shards.docs) if (shard.get('summed') !== true) transaction.update(shard.ref, { summed: true });
  });

/** Sums the days whose shards a crash left unsummed. */
export const sweepDays = async (db: Firestore): Promise<void> => {
  const left = await db.collectionGroup('shards').where('summed', '==', false).limit(100).get();
  const dates = new Set(left.docs.map((shard) => shard.get('date') as string));
  await Promise.all([...dates].map((date) => sumDay(db, date)));
};
