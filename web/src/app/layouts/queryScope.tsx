import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { warmUpFunctions } from '#web/shared/data/functionsWarmUp.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { watchQueries } from '../errors/watchQueries.ts';

// At once: a timer, the default, runs after every picture that has arrived meanwhile, on a slow
// phone 300 ms later.
notifyManager.setScheduler(queueMicrotask);

/**
 * The query cache around screens that read and send; pages for guests do without it, and without
 * its code.
 */
export default function QueryScope({ children }: { readonly children: ReactNode }) {
  useEffect(warmUpFunctions, []);
  useEffect(watchQueries, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
