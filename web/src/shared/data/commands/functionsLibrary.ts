import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { isLocal, ports, region } from '../platform/environment.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';

export { httpsCallable } from 'firebase/functions';

export const functions = getFunctions(firebaseApp, region);
if (isLocal) connectFunctionsEmulator(functions, '127.0.0.1', ports.functions);
