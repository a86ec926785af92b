import { beforeEach, vi } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';

/** Runs each test of the file with the clock at `NOON`. */
export const atNoon = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  });
};
