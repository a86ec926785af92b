import { firebaseConfig } from './environment.ts';

type Library = typeof import('./appCheckLibrary.ts');

let loading: Promise<Library> | undefined;

/**
 * Starts App Check if the operator has set it up (`recaptchaSiteKey`), else null. From then on
 * callables send its token. A failed load is tried again at the next call.
 */
export const beginAppCheck = async (): Promise<Library | null> => {
  if (!firebaseConfig.recaptchaSiteKey) return null;
  loading ??= import('./appCheckLibrary.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** The App Check header of a plain request to a function. */
export const appCheckHeaders = async (): Promise<Readonly<Record<string, string>>> => {
  const library = await beginAppCheck();
  return library ? { 'X-Firebase-AppCheck': await library.appCheckToken() } : {};
};
