/** The whole Firestore client in one chunk of its own; imported lazily by `firestore.ts` only. */
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import { isLocal, ports } from './environment.ts';
import { firebaseApp } from './firebaseApp.ts';

export * from 'firebase/firestore';

export const database = initializeFirestore(firebaseApp, {});
if (isLocal) connectFirestoreEmulator(database, '127.0.0.1', ports.firestore);
