import { cleanup, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { tellUser } from '#web/shared/data/auth/userChange.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { hideToast } from '#web/shared/ui/toast.ts';
import { server } from './fakeServer.ts';

/**
 * Runs after each component test, since a worker runs many files with one document, cache, server
 * and storage. Waits for the last commands and answers, which would otherwise come during a later
 * test.
 */
export const leaveApp = async (): Promise<void> => {
  const inFlight = () => queryClient.isMutating() + server.unanswered();
  if (inFlight() > 0) await waitFor(() => expect(inFlight(), 'commands and reads in flight').toBe(0));
  cleanup();
  hideToast();
  tellUser('left');
  queryClient.clear();
  server.reset();
  if (typeof sessionStorage === 'object') sessionStorage.clear();
};
