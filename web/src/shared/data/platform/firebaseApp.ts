import { initializeApp } from 'firebase/app';
import { firebaseConfig } from './environment.ts';

/** The Firebase app that all SDKs use. */
export const firebaseApp = initializeApp(firebaseConfig);
