import type { Firestore } from 'firebase-admin/firestore';
import { dayOf, type SummaryShard, summaryShardSchema } from '#projections/figures/dailySummaries.schema.ts';
import { shardsPath, summaryPath } from '#projections/figures/dailySummaries.ts';
import { retryOvertaken } from '../eventStore/grpcStatus.ts';

/**
 * Writes a day's document as the sum of its shards and marks them as summed. Takes no lock. If a
 * shard or the day changes in between, it reads again.
 */
export const sumDay = (db: Firestore, date: string): Promise<void> => retryOvertaken(() => sumOnce(db, date));

const sumOnce = async (db: Firestore, date: string): Promise<void> => {
  // The day is read first. If another process sums it after that, this commit fails.
  const before = await db.doc(summaryPath(date)).get();
  const shards = await db.collection(shardsPath(date)).get();
  const summary = dayOf(
    date,
    shards.docs.map((shard): SummaryShard => summaryShardSchema.parse(shard.data())),
  );
  const batch = db.batch();
  if (before.updateTime) batch.update(before.ref, summary, { lastUpdateTime: before.updateTime });
  else batch.create(before.ref, summary);
  for (const shard of shards.docs)
    if (shard.get('summed') !== true) batch.update(shard.ref, { summed: true }, { lastUpdateTime: shard.updateTime });
  await batch.commit();
};

/** Sums the days whose shards changed since the last sum; the sweep calls it once a minute. */
export const sweepDays = async (db: Firestore): Promise<void> => {
  const left = await db.collectionGroup('shards').where('summed', '==', false).limit(100).get();
  const dates = new Set(left.docs.map((shard) => shard.get('date') as string));
  await Promise.all([...dates].map((date) => sumDay(db, date)));
};
