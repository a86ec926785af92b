/** Small, one round trip per read. Only `firestoreLite.ts` imports it, lazily. */
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore/lite';
import { isLocal, ports } from '../platform/environment.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';

export { collection, collectionGroup, endAt, getDocs, limit, orderBy, query, startAfter, startAt, where } from 'firebase/firestore/lite';

/** The database for single reads, without live queries. */
export const database = initializeFirestore(firebaseApp, {});
if (isLocal) connectFirestoreEmulator(database, '127.0.0.1', ports.firestore);
