import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { type Around, memoryFirestore } from '#local/memory/firestore.ts';
import { sumDay, sweepDays } from './dailySummaries.ts';

const date = '2026-11-20';
const shard = (number: number) => `dairySummaries/${date}/shards/${number}`;
const counted = (offers: number) => ({ date, figures: { offers }, summed: false });

/** A day with two shards, and a process that runs `before` ahead of its first commit. */
const dayWith = async (before: (db: Firestore) => Promise<unknown>, isSummed = false) => {
  const database = memoryFirestore();
  const other = database.connect();
  await Promise.all([other.doc(shard(0)).set(counted(1)), other.doc(shard(1)).set(counted(2))]);
  if (isSummed) await sweepDays(other);
  let isFirst = true;
  const around: Around = async (call, effect) => {
    if (call === 'commit' && isFirst) {
      isFirst = false;
      await before(other);
    }
    return effect();
  };
  const sumOf = () => database.documents().get(`dairySummaries/${date}`)?.figures;
  return { db: database.connect(around), sumOf };
};

test('a count that arrives while a day is summed is in the sum', async () => {
  const { db, sumOf } = await dayWith((other) => other.doc(shard(1)).set(counted(5)));
  await sumDay(db, date);
  expect(sumOf()).toEqual({ offers: 6 });
});

test('a slow process does not replace a newer sum', async () => {
  const { db, sumOf } = await dayWith(async (other) => {
    await other.doc(shard(0)).set(counted(9));
    await sweepDays(other);
  }, true);
  await sumDay(db, date);
  expect(sumOf()).toEqual({ offers: 11 });
});
