import type { DocumentData, DocumentSnapshot, Firestore, Timestamp, WriteBatch, WriteResult } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../eventStore/grpcStatus.ts';

/**
 * A document that an effect leaves to the commit that notes it as done, so that both are stored or
 * none. It is created once: a repeated effect leaves it as it is.
 */
export type Queued = {
  readonly path: string;
  readonly data: DocumentData;
  /** Called after the commit that created it, with the time of that write. */
  announce(writtenAt: Timestamp): Promise<void>;
};

/** Creates the queued documents in a batch, as its last writes. */
export const createQueued = (db: Firestore, batch: WriteBatch, queued: readonly Queued[]): void => {
  for (const { path, data } of queued) batch.create(db.doc(path), data);
};

export const announceQueued = async (queued: readonly Queued[], results: readonly WriteResult[]): Promise<void> => {
  const created = results.slice(results.length - queued.length);
  await Promise.all(queued.map((each, index) => each.announce((created[index] as WriteResult).writeTime)));
};

export const notCreated = (queued: readonly Queued[], found: readonly DocumentSnapshot[]): readonly Queued[] => {
  const there = new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  return queued.filter(({ path }) => !there.has(path));
};

/** Creates and announces queued documents that belong to no event, each once. */
export const createNow = async (db: Firestore, queued: readonly Queued[]): Promise<void> => {
  for (const { path, data, announce } of queued) {
    const written = await db
      .doc(path)
      .create(data)
      .catch((error: unknown) => {
        if (isAlreadyExists(error)) return null;
        throw error;
      });
    if (written) await announce(written.writeTime);
  }
};
