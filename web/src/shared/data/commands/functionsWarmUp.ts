import { queryClient } from '../reads/queryClient.ts';
import { functionsClient } from './functions.ts';

/**
 * Preloads the callables' client once a read of the page is answered, after the first content.
 * Returns a function that cancels this.
 */
export const warmUpFunctions = (): (() => void) => {
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status === 'pending') return;
    stop();
    // The next command loads it again and shows the error.
    functionsClient().catch(() => undefined);
  });
  return stop;
};
