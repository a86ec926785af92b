import { firebaseConfig } from './environment.ts';
import { loadedOnce } from './loadedOnce.ts';

const library = loadedOnce(() => import('./appCheckLibrary.ts'));

/**
 * Starts App Check if the operator has set it up (`recaptchaSiteKey`), else null. From then on
 * callables send its token. A failed load is tried again at the next call.
 */
export const beginAppCheck = async () => (firebaseConfig.recaptchaSiteKey ? library() : null);

export const appCheckHeaders = async (): Promise<Readonly<Record<string, string>>> => {
  const begun = await beginAppCheck();
  return begun ? { 'X-Firebase-AppCheck': await begun.appCheckToken() } : {};
};
