import { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { isLocal, ports } from '../platform/environment.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';

/** Without a popup resolver, which would cost 5 KB before anybody presses a provider's button. */
export const auth = initializeAuth(firebaseApp, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
auth.languageCode = 'ja';
if (isLocal) connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
