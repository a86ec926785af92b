import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/projector.ts';
import { isTransient } from '../eventStore/grpcStatus.ts';

/** What a document becomes; null deletes it. */
export type Writing = { readonly path: string; readonly expected: ReadModel | null };

const BATCH = 100;
/** How many batches are on their way at once: a busy server answers slower, and so is asked less. */
const LANES = 8;
const MAX_ATTEMPTS = 5;

const commit = async (db: Firestore, writings: readonly Writing[]): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    const batch = db.batch();
    for (const { path, expected } of writings) expected ? batch.set(db.doc(path), expected) : batch.delete(db.doc(path));
    try {
      await batch.commit();
      return;
    } catch (error) {
      // Each write says the whole document: writing it again does no harm.
      if (!isTransient(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(100 * 2 ** attempt);
    }
  }
};

/** Writes many documents, in any order. A third of the work that the SDK's bulk writer makes of it, which keeps a promise and a retry for every document. */
export const writeDocuments = async (db: Firestore, writings: readonly Writing[]): Promise<void> => {
  let next = 0;
  const lane = async () => {
    while (next < writings.length) {
      const from = next;
      next += BATCH;
      await commit(db, writings.slice(from, from + BATCH));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};
