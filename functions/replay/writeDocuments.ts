import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { changedFields, type ReadModel } from '#projections/kernel/projector.ts';
import { isOvertaken, isTransient } from '../eventStore/grpcStatus.ts';
import type { Bulk, BulkWrite } from './bulk/bulk.ts';
import type { Difference } from './documentsOnDisk.ts';
import { inLanes } from './lanes.ts';

/** What a document becomes; null deletes it. */
export type Writing = { readonly path: string; readonly expected: ReadModel | null };

/** How many writes a commit has. */
export const BATCH = 100;
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
 * Corrects the documents of a batch. Returns those that it left alone, because they were written
 * after they were compared. `assertMay` throws when nothing may be written any more.
 */
export const mendDocuments = async (bulk: Bulk, batch: readonly Difference[], assertMay: () => void): Promise<readonly Difference[]> => {
  if (batch.length === 0) return [];
  assertMay();
  try {
    await retried(() => bulk.commit(batch.map(correctionOf)));
    return [];
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    if (batch.length === 1) return batch;
    const half = Math.ceil(batch.length / 2);
    const left = await mendDocuments(bulk, batch.slice(0, half), assertMay);
    return [...left, ...(await mendDocuments(bulk, batch.slice(half), assertMay))];
  }
};
