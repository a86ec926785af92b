import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { BILLS_SUMMED_MAX } from '#domain/money/bill/billRow.ts';
import { listTotals } from './selectBills.ts';

/**
 * A database with `bills` offers, entries and settlements, which notes the limits of its queries.
 */
const databaseOf = (bills: number) => {
  const limits: number[] = [];
  const query = (most: number): object => ({
    ...Object.fromEntries(['where', 'orderBy'].map((part) => [part, () => query(most)])),
    limit: (limit: number) => {
      limits.push(limit);
      return query(limit);
    },
    aggregate: () => ({ get: async () => ({ data: () => ({ count: Math.min(bills, most), total: 1_000 }) }) }),
  });
  const any = () => query(Number.POSITIVE_INFINITY);
  return { db: { collectionGroup: any, collection: any } as unknown as Firestore, limits };
};
const all = { month: null, clientId: null, status: null };

describe('the totals beside a list of bills', () => {
  test('over all time add up a bounded number, and say when there are more', async () => {
    const { db, limits } = databaseOf(10_000_000);
    const settled = { count: BILLS_SUMMED_MAX, total: 1_000 };
    expect(await listTotals(db, all)).toEqual({ count: 3 * BILLS_SUMMED_MAX, total: 3_000, settled, isMore: true });
    expect(limits).toEqual(Array(3).fill(BILLS_SUMMED_MAX));
    expect(await listTotals(databaseOf(3).db, all)).toEqual({
      count: 9,
      total: 3_000,
      settled: { count: 3, total: 1_000 },
      isMore: false,
    });
  });

  test.each([{ month: '2026-11' }, { clientId: 'client-1' }])('are exact for %o', async (bound) => {
    const { db, limits } = databaseOf(20_000);
    expect(await listTotals(db, { ...all, ...bound })).toEqual({
      count: 60_000,
      total: 3_000,
      settled: { count: 20_000, total: 1_000 },
      isMore: false,
    });
    expect(limits).toEqual([]);
  });
});
