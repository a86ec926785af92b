import { beginAppCheck } from './appCheck.ts';

type Client = typeof import('./functionsLibrary.ts');

let loading: Promise<Client> | undefined;

/**
 * Loads the callables' client. Without a connection it is not even asked for: browsers do not ask
 * again for a chunk that failed to load, until the page is loaded anew, and no command would go out
 * after the connection is back.
 */
export const functionsClient = async (): Promise<Client> => {
  if (!loading && !navigator.onLine) throw new Error('no connection to load the callables over');
  loading ??= Promise.all([import('./functionsLibrary.ts'), beginAppCheck()])
    .then(([client]) => client)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
};
