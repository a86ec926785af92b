import { afterEach, expect, test, vi } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import type { RemoteFlags } from './keptFlags.ts';

const remote = vi.hoisted(() => ({ flags: { maintenance: false, maintenanceStartAt: 0, maintenanceEndAt: 0 }, reads: 0 }));
vi.mock('#web/shared/data/platform/remoteConfigClient.ts', () => ({
  fetchFlags: async (): Promise<RemoteFlags> => {
    remote.reads += 1;
    return remote.flags;
  },
}));

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** A new visit of the page, before anything is read. */
const visit = async () => {
  vi.resetModules();
  const { renderHook } = await import('@testing-library/react');
  const flags = await import('./flags.ts');
  return { known: () => renderHook(() => flags.useFlags()).result.current.maintenance, watchFlags: flags.watchFlags };
};

test('a page knows the maintenance of the last visit before it reads anything, and its planned times', async () => {
  vi.useFakeTimers({ now: NOON });
  const first = await visit();
  expect(first.known()).toBe(false);
  remote.flags = { maintenance: true, maintenanceStartAt: NOON + 1_000, maintenanceEndAt: NOON + 2_000 };
  first.watchFlags();
  await vi.advanceTimersByTimeAsync(10);
  expect([remote.reads, first.known()]).toEqual([1, false]);
  vi.setSystemTime(NOON + 1_500);
  expect((await visit()).known()).toBe(true);
  vi.setSystemTime(NOON + 2_000);
  expect((await visit()).known()).toBe(false);
});

test('a stored text that is not ours is no maintenance', async () => {
  for (const text of ['', 'null', '{', '{"maintenance":"yes"}']) {
    localStorage.setItem('flags', text);
    expect((await visit()).known()).toBe(false);
  }
});
