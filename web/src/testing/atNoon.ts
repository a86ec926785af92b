import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { server } from './fakeServer.ts';

/**
 * Runs each test of the file with the clock at `NOON`, and clears page, cache and server after it.
 */
export const atNoon = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    server.reset();
    vi.useRealTimers();
  });
};
