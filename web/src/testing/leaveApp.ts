import { cleanup } from '@testing-library/react';
import { expect } from 'vitest';
import { tellUser } from '#web/shared/data/auth/userChange.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { hideToast } from '#web/shared/ui/toast.ts';
import { server } from './fakeServer.ts';

/**
 * Runs after each component test, since a worker runs many files with one document, cache, server
 * and storage. Fails a test that did not wait for its last command, which would end during a later
 * test.
 */
export const leaveApp = (): void => {
  const inFlight = queryClient.isMutating();
  cleanup();
  hideToast();
  tellUser('left');
  queryClient.clear();
  server.reset();
  if (typeof sessionStorage === 'object') sessionStorage.clear();
  expect(inFlight, 'commands in flight').toBe(0);
};
