import type { FirestoreClient } from './firestore.ts';

let loading: Promise<FirestoreClient> | undefined;
let reading = 0;
let wakeAll: (() => void)[] = [];

/**
 * Loads the small Firestore client, for lists that nobody has to be told of changes in: it has them
 * on a phone's screen long before the large one is there. A failed load is tried again next time.
 */
export const firestoreLite = (): Promise<FirestoreClient> => {
  // The same functions under types of their own.
  loading ??= (import('./firestoreLiteClient.ts') as unknown as Promise<FirestoreClient>).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** Carries out a first read, before which the large client does not begin to load. */
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

/** Resolves when no first read is under way. */
export const firstReadsDone = (): Promise<void> => (reading === 0 ? Promise.resolve() : new Promise((resolve) => wakeAll.push(resolve)));
