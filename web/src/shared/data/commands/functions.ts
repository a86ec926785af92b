import { beginAppCheck } from '../platform/appCheck.ts';
import { loadedOnce } from '../platform/loadedOnce.ts';

/**
 * Loads the callables' client. Does not try it offline: browsers do not request a failed chunk
 * again before a reload, so no command could be sent after the connection is back.
 */
export const functionsClient = loadedOnce(async () => {
  if (!navigator.onLine) throw new Error('no connection to load the callables over');
  const [client] = await Promise.all([import('./functionsLibrary.ts'), beginAppCheck()]);
  return client;
});
