import { firstReadsDone } from './firestoreLite.ts';

export type FirestoreClient = typeof import('./firestoreClient.ts');

let loading: Promise<FirestoreClient> | undefined;

/**
 * Loads Firestore on first use, so that nothing waits for its 119 KB before the first paint. A
 * failed load is tried again next time.
 */
export const firestore = (): Promise<FirestoreClient> => {
  loading ??= firstReadsDone()
    .then(() => import('./firestoreClient.ts'))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
};

export type { DocumentData, DocumentSnapshot, Query, QueryDocumentSnapshot } from 'firebase/firestore';
