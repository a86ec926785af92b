import { firebaseConfig } from './environment.ts';
import { loadedOnce } from './loadedOnce.ts';

const library = loadedOnce(() => import('./appCheckLibrary.ts'));

/** From then on callables send its token. Null if the operator has not set up App Check. */
export const beginAppCheck = async () => (firebaseConfig.recaptchaSiteKey ? library() : null);

export const appCheckHeaders = async (): Promise<Readonly<Record<string, string>>> => {
  const begun = await beginAppCheck();
  return begun ? { 'X-Firebase-AppCheck': await begun.appCheckToken() } : {};
};
