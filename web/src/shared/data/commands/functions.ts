import { beginAppCheck } from '../platform/appCheck.ts';

type Client = typeof import('./functionsLibrary.ts');

let loading: Promise<Client> | undefined;

/**
 * Loads the callables' client. Does not try it offline: browsers do not request a failed chunk
 * again before a reload, so no command could be sent after the connection is back.
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
