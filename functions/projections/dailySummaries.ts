import type { Firestore } from 'firebase-admin/firestore';
import { type SummaryShard, shardsPath, sumFigures, summaryPath } from '#projections/dairySummaries.ts';

/** Writes a day's document as the sum of its shards, which it marks as summed. */
export const sumDay = (db: Firestore, date: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const shards = await transaction.get(db.collection(shardsPath(date)));
    const sum = sumFigures(shards.docs.map((shard) => (shard.data() as SummaryShard).figures));
    transaction.set(db.doc(summaryPath(date)), { id: date, date, figures: sum });
    for (const shard of shards.docs) if (shard.get('summed') !== true) transaction.update(shard.ref, { summed: true });
  });

/** Sums the days in which something was counted since they were summed last: once a minute, however much was counted. */
export const sweepDays = async (db: Firestore): Promise<void> => {
  const left = await db.collectionGroup('shards').where('summed', '==', false).limit(100).get();
  const dates = new Set(left.docs.map((shard) => shard.get('date') as string));
  await Promise.all([...dates].map((date) => sumDay(db, date)));
};
