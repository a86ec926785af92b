/** The whole Firestore client in its own chunk; only `firestore.ts` imports it, lazily. */
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import { isLocal, ports } from '../platform/environment.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';

export * from 'firebase/firestore';

/** The database with live queries. */
export const database = initializeFirestore(firebaseApp, {});
if (isLocal) connectFirestoreEmulator(database, '127.0.0.1', ports.firestore);
