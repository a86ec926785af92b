import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { changedFields, type ReadModel } from '#projections/kernel/projector.ts';
import { isOvertaken, isTransient } from '../eventStore/grpcStatus.ts';
import type { Bulk, BulkWrite } from './bulk/bulk.ts';
import type { Difference } from './compare.ts';

/** What a document becomes; null deletes it. */
export type Writing = { readonly path: string; readonly expected: ReadModel | null };

const BATCH = 100;
/** How many batches run at once. A busy server answers more slowly, so it gets fewer. */
const LANES = 8;
const MAX_ATTEMPTS = 5;

/** Each write contains the final content: repeating it does no harm. */
const retried = async (commit: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      await commit();
      return;
    } catch (error) {
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

/** Writes many documents and replaces existing ones. */
export const writeDocuments = (db: Firestore, writings: readonly Writing[]): Promise<void> =>
  inLanes(writings, BATCH, (items) =>
    retried(() => {
      const batch = db.batch();
      for (const { path, expected } of items)
        if (expected) batch.set(db.doc(path), expected);
        else batch.delete(db.doc(path));
      return batch.commit();
    }),
  );

const correctionOf = ({ path, expected, found, writtenAt }: Difference): BulkWrite => {
  if (!found || !writtenAt) return { kind: 'create', path, document: expected ?? {} };
  if (!expected) return { kind: 'delete', path, lastUpdateTime: writtenAt };
  return { kind: 'update', path, fields: changedFields(found, expected), lastUpdateTime: writtenAt };
};

/**
 * Corrects documents. Returns those that it left alone, because they were written after they were
 * compared. `assertMay` throws when nothing may be written any more; it is asked before each batch.
 */
export const mendDocuments = async (
  bulk: Bulk,
  differences: readonly Difference[],
  assertMay: () => void,
): Promise<readonly Difference[]> => {
  const moved: Difference[] = [];
  const attempt = async (batch: readonly Difference[]): Promise<void> => {
    assertMay();
    try {
      await retried(() => bulk.commit(batch.map(correctionOf)));
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
