import { type FirestoreClient, firstReadsDone } from './firestoreLite.ts';

let loading: Promise<FirestoreClient> | undefined;

/**
 * Loads Firestore on first use, so that its 119 KB do not delay first paint. A failed load is tried
 * again at the next call.
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
