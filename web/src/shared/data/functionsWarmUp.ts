import { functionsClient } from './functions.ts';
import { queryClient } from './queryClient.ts';

/**
 * Loads the callables' client as soon as a read of the page has been answered: after the page's
 * first content, and before somebody without a connection needs it. Returns what calls it off.
 */
export const warmUpFunctions = (): (() => void) => {
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status === 'pending') return;
    stop();
    // Whoever sends a command loads it again, and says what fails.
    functionsClient().catch(() => undefined);
  });
  return stop;
};
