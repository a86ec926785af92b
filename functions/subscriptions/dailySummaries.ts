import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type Count, countOf, type SummaryShard, shardsPath, sumFigures, summaryPath } from '#projections/dairySummaries.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { paths } from '../firestorePaths.ts';
import type { Handler } from './delivery.ts';
import { unseen } from './unseen.ts';

/**
 * Counts a stream's new events into the shards of their days: increments and checkpoint in one transaction, so that a repeated delivery
 * counts once. Then the days are summed; a crash before that leaves shards marked unsummed, which the sweep picks up.
 */
export const dailySummariesHandler: Handler = async (runtime, message) => {
  const { db } = runtime;
  const { streamId } = message;
  const days = await db.runTransaction(async (transaction) => {
    const next = await unseen(runtime, 'dailySummaries', message, transaction);
    if (!next) return [];
    const counts = inOwnCode(() => next.events.map(countOf).filter((count) => count !== null));
    for (const [path, count] of merged(counts)) {
      const increments = Object.fromEntries(Object.entries(count.increments).map(([figure, by]) => [figure, FieldValue.increment(by)]));
      transaction.set(db.doc(path), { date: count.date, figures: increments, summed: false }, { merge: true });
    }
    for (const event of next.events) transaction.delete(db.doc(paths.delivery('dailySummaries', streamId, event.version)));
    transaction.set(db.doc(paths.checkpoint('dailySummaries', streamId)), { ...next.checkpoint, version: next.last.version, failures: 0 });
    return counts.map(({ date }) => date);
  });
  await Promise.all([...new Set(days)].map((date) => sumDaySoon(db, date)));
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
