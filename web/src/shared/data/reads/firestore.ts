import { loadedOnce } from '../platform/loadedOnce.ts';
import { firstReadsDone } from './firestoreLite.ts';

/** Loads Firestore on first use, so that its 119 KB do not delay first paint. */
export const firestore = loadedOnce(() => firstReadsDone().then(() => import('./firestoreClient.ts')));

export type { DocumentData, DocumentSnapshot, Query, QueryDocumentSnapshot } from 'firebase/firestore';
