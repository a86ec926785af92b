import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { warmUpFunctions } from '#web/shared/data/commands/functionsWarmUp.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { watchQueries } from '../errors/watchQueries.ts';

// Runs at once. The default, a timer, runs after all arrived pictures, on a slow phone 300 ms
// later.
notifyManager.setScheduler(queueMicrotask);

/** The query cache for screens that read or send. Pages for guests do not load it. */
export default function QueryScope({ children }: { readonly children: ReactNode }) {
  useEffect(warmUpFunctions, []);
  useEffect(watchQueries, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
