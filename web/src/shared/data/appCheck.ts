import { firebaseConfig } from './environment.ts';

type Library = typeof import('./appCheckLibrary.ts');

let loading: Promise<Library> | undefined;

/**
 * Begins to vouch that requests come from this app, where the operator has set App Check up
 * (`recaptchaSiteKey` in the web configuration); null elsewhere. Callables send its token by
 * themselves, from then on. A failed load is tried again next time.
 */
export const beginAppCheck = async (): Promise<Library | null> => {
  if (!firebaseConfig.recaptchaSiteKey) return null;
  loading ??= import('./appCheckLibrary.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** What a plain request to a function carries beside its ID token. */
export const appCheckHeaders = async (): Promise<Readonly<Record<string, string>>> => {
  const library = await beginAppCheck();
  return library ? { 'X-Firebase-AppCheck': await library.appCheckToken() } : {};
};
