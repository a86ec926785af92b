import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import type { Difference } from './documentsOnDisk.ts';
import { allOf } from './readLog.ts';
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
  (deals: ReadonlySet<string>): Wanted =>
  (found) => {
    if (!found) return null;
    const named = new Set((found.deals ?? []) as readonly string[]);
    return [...deals].every((deal) => named.has(deal)) ? found : { ...found, deals: [...new Set([...named, ...deals])] };
  };

/**
 * A counter never goes back: a number would be given twice. It may be ahead of the log that was
 * read.
 */
const atLeast =
  (last: number): Wanted =>
  (found) =>
    Number(found?.last ?? 0) >= last ? found : { ...found, last };

/** Diaries may be missing, and numbers may go to invoices whose commit failed. */
const isUnnamed = (path: string): boolean => path.startsWith('invoiceCounters/') || path.startsWith('reservations/diary_');

/** What the log makes of the reservation or counter at a path. */
export const wantedOf =
  ({ held, booked, counted }: Reserved) =>
  (path: string): Wanted => {
    const [holders, deals, last] = [held.get(path), booked.get(path), counted.get(path)];
    if (holders) return heldByOne(holders);
    if (deals) return namesAll(deals);
    if (last !== undefined) return atLeast(last);
    return isUnnamed(path) ? (found) => found : () => null;
  };

/** Compares the stored reservations and counters with those of the log. */
export const compareReservations = async (db: Firestore, reserved: Reserved): Promise<Difference[]> => {
  const wanted = wantedOf(reserved);
  const stored = new Set<string>();
  const differences: Difference[] = [];
  for (const collection of ['reservations', 'invoiceCounters'])
    for await (const document of allOf(db.collection(collection))) {
      const { ref, updateTime: writtenAt } = document;
      const found = document.data() as ReadModel;
      stored.add(ref.path);
      const expected = wanted(ref.path)(found);
      if (!isDeepStrictEqual(expected, found)) differences.push({ path: ref.path, expected, found, writtenAt });
    }
  for (const path of [...reserved.held.keys(), ...reserved.booked.keys(), ...reserved.counted.keys()]) {
    const expected = stored.has(path) ? null : wanted(path)(null);
    if (expected) differences.push({ path, expected, found: null, writtenAt: null });
  }
  return differences;
};
