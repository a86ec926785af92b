import { loadedOnce } from '../platform/loadedOnce.ts';

export type FirestoreClient = typeof import('./firestoreClient.ts');

let reading = 0;
let wakeAll: (() => void)[] = [];

/**
 * Loads the small Firestore client for lists without live updates, which appear long before the
 * large client is loaded. A failed load is tried again at the next call.
 */
export const firestoreLite = loadedOnce(() => import('./firestoreLiteClient.ts') as unknown as Promise<FirestoreClient>);

/** Runs a first read. The large client does not start to load before it ends. */
export const readingFirst = async <T>(read: () => Promise<T>): Promise<T> => {
  reading += 1;
  try {
    return await read();
  } finally {
    reading -= 1;
    if (reading === 0) {
      for (const wake of wakeAll) wake();
      wakeAll = [];
    }
  }
};

/** Resolves when no first read is running. */
export const firstReadsDone = (): Promise<void> => (reading === 0 ? Promise.resolve() : new Promise((resolve) => wakeAll.push(resolve)));
