import { queryClient } from '#web/shared/data/queryClient.ts';
import { reportUnexplained } from '#web/shared/data/reportUnexplained.ts';

/** Failed reads and commands are told by their screens; here they are only reported. */
export const watchQueries = (): (() => void) => {
  const forgetQueries = queryClient.getQueryCache().subscribe((event) => {
    // A live read that dies is set to its error, a fetched one ends with it.
    if (event.type !== 'updated' || !['error', 'setState'].includes(event.action.type)) return;
    if (event.query.state.status === 'error') reportUnexplained(event.query.state.error);
  });
  const forgetCommands = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') reportUnexplained(event.action.error);
  });
  return () => {
    forgetQueries();
    forgetCommands();
  };
};
