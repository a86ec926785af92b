import { isDeepStrictEqual } from 'node:util';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import type { Difference } from './compare.ts';
import type { Reserved } from './reservations.ts';

/** What a document has to be, given what it is (null: missing); null: it should not be there. */
type Wanted = (found: ReadModel | null) => ReadModel | null;

/** Held by one stream of those that may hold it; the first where none of them does. */
const heldByOne =
  (holders: readonly ReadModel[]): Wanted =>
  (found) =>
    holders.find((holder) => isDeepStrictEqual(holder, found)) ?? holders[0] ?? null;

/**
 * A diary that is missing is none too few: then every deal of the cast is looked at. One that is
 * there names every concluded deal.
 */
const namesAll =
  (deals: readonly string[]): Wanted =>
  (found) => {
    if (!found) return null;
    const named = (found.deals ?? []) as readonly string[];
    return deals.every((deal) => named.includes(deal)) ? found : { ...found, deals: [...new Set([...named, ...deals])] };
  };

/**
 * A counter never goes back: a number would be given twice. It may be ahead of the log that was
 * read.
 */
const atLeast =
  (last: number): Wanted =>
  (found) =>
    Number(found?.last ?? 0) >= last ? found : { ...found, last };

/** Compares the stored reservations and counters with those of the log. */
export const compareReservations = async (db: Firestore, { held, booked, counted }: Reserved): Promise<Difference[]> => {
  const wanted = new Map<string, Wanted>([
    ...[...held].map(([path, holders]) => [path, heldByOne(holders)] as const),
    ...[...booked].map(([path, deals]) => [path, namesAll(deals)] as const),
    ...[...counted].map(([path, last]) => [path, atLeast(last)] as const),
  ]);
  const isUnnamed = (path: string): boolean => path.startsWith('invoiceCounters/') || path.startsWith('reservations/diary_');
  const differences: Difference[] = [];
  for (const collection of ['reservations', 'invoiceCounters'])
    for await (const entry of db.collection(collection).stream()) {
      const document = entry as unknown as QueryDocumentSnapshot;
      const { ref, updateTime: writtenAt } = document;
      const found = document.data() as ReadModel;
      const want = wanted.get(ref.path);
      wanted.delete(ref.path);
      const expected = want ? want(found) : isUnnamed(ref.path) ? found : null;
      if (!isDeepStrictEqual(expected, found)) differences.push({ path: ref.path, expected, found, writtenAt });
    }
  for (const [path, want] of wanted) {
    const expected = want(null);
    if (expected) differences.push({ path, expected, found: null, writtenAt: null });
  }
  return differences;
};
