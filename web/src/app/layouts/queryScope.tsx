import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { warmUpFunctions } from '#web/shared/data/commands/functionsWarmUp.ts';
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

// Runs at once. The default, a timer, runs after all arrived pictures, on a slow phone 300 ms
// later.
notifyManager.setScheduler(queueMicrotask);

/** The query cache for screens that read or send. Pages for guests do not load it. */
export default function QueryScope({ children }: { readonly children: ReactNode }) {
  useEffect(warmUpFunctions, []);
  useEffect(watchQueries, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
