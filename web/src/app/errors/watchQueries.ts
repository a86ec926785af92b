import { reportUnexplained } from '#web/shared/data/platform/reportUnexplained.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';

/** Reports failed reads and commands; their screens show them. */
export const watchQueries = (): (() => void) => {
  const forgetQueries = queryClient.getQueryCache().subscribe((event) => {
    // A failed live read gets its error by `setState`, a fetched one by `error`.
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
