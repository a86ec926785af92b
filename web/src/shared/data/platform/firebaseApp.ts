import { initializeApp } from 'firebase/app';
import { firebaseConfig } from './environment.ts';

export const firebaseApp = initializeApp(firebaseConfig);
