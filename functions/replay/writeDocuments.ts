import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { changedFields, type ReadModel } from '#projections/kernel/projector.ts';
import { asUpdate } from '../eventStore/commit.ts';
import { isOvertaken, isTransient } from '../eventStore/grpcStatus.ts';
import type { Difference } from './compare.ts';

/** What a document becomes; null deletes it. */
export type Writing = { readonly path: string; readonly expected: ReadModel | null };

const BATCH = 100;
/** How many batches run at once. A busy server answers more slowly, so it gets fewer. */
const LANES = 8;
const MAX_ATTEMPTS = 5;

type Put<Item> = (db: Firestore, batch: WriteBatch, item: Item) => void;

const commit = async <Item>(db: Firestore, items: readonly Item[], put: Put<Item>): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    const batch = db.batch();
    for (const item of items) put(db, batch, item);
    try {
      await batch.commit();
      return;
    } catch (error) {
      // Each write contains the final content: repeating it does no harm.
      if (!isTransient(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(100 * 2 ** attempt);
    }
  }
};

/**
 * Works on items in batches of `size`, several at once, in any order. A third of the work that the
 * SDK's bulk writer makes of it, which keeps a promise and a retry for every document.
 */
export const inLanes = async <Item>(
  items: readonly Item[],
  size: number,
  work: (batch: readonly Item[]) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const from = next;
      next += size;
      await work(items.slice(from, from + size));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

const overwrite: Put<Writing> = (db, batch, { path, expected }) =>
  expected ? batch.set(db.doc(path), expected) : batch.delete(db.doc(path));

/** Writes many documents and replaces existing ones. */
export const writeDocuments = (db: Firestore, writings: readonly Writing[]): Promise<void> =>
  inLanes(writings, BATCH, (batch) => commit(db, batch, overwrite));

const mend: Put<Difference> = (db, batch, { path, expected, found, writtenAt }) => {
  const ref = db.doc(path);
  if (!found || !writtenAt) batch.create(ref, expected ?? {});
  else if (expected) batch.update(ref, asUpdate(changedFields(found, expected)), { lastUpdateTime: writtenAt });
  else batch.delete(ref, { lastUpdateTime: writtenAt });
};

/**
/**
 * Corrects documents. Returns those that it left alone, because they were written after they were
 * compared. `assertMay` throws when nothing may be written any more; it is asked before each batch.
 */
export const mendDocuments = async (
  db: Firestore,
  differences: readonly Difference[],
  assertMay: () => void,
): Promise<readonly Difference[]> => {
  const moved: Difference[] = [];
  const attempt = async (batch: readonly Difference[]): Promise<void> => {
    assertMay();
    try {
      await commit(db, batch, mend);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      if (batch.length === 1) moved.push(...batch);
      else {
        const half = Math.ceil(batch.length / 2);
        await attempt(batch.slice(0, half));
        await attempt(batch.slice(half));
      }
    }
  };
  await inLanes(differences, BATCH, attempt);
  return moved;
};
