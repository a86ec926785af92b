import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { BILLS_SUMMED_MAX } from '#domain/money/bill/billRow.ts';
import { listTotals } from './selectBills.ts';

/** A database with `bills` bills of each kind, which notes the limits of its queries. */
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
  return { db: { collectionGroup: () => query(Number.POSITIVE_INFINITY) } as unknown as Firestore, limits };
};
const all = { month: null, clientId: null, status: null };

describe('the totals beside a list of bills', () => {
  test('over all time add up a bounded number, and say when there are more', async () => {
    const { db, limits } = databaseOf(10_000_000);
    expect(await listTotals(db, all)).toEqual({ count: 2 * BILLS_SUMMED_MAX, total: 2_000, isMore: true });
    expect(limits).toEqual([BILLS_SUMMED_MAX, BILLS_SUMMED_MAX]);
    expect(await listTotals(databaseOf(3).db, all)).toEqual({ count: 6, total: 2_000, isMore: false });
  });

  test.each([{ month: '2026-11' }, { clientId: 'client-1' }])('are exact for %o', async (bound) => {
    const { db, limits } = databaseOf(20_000);
    expect(await listTotals(db, { ...all, ...bound })).toEqual({ count: 40_000, total: 2_000, isMore: false });
    expect(limits).toEqual([]);
  });
});
