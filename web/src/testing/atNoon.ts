import { beforeEach, vi } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';

export const atNoon = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  });
};
