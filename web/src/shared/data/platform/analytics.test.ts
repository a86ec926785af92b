import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './analytics.ts';

const log = vi.fn();
vi.mock('./analyticsClient.ts', () => ({ log }));

const opened: AnalyticsEvent = { name: 'screen_view', params: { firebase_screen: 'login' } };

/** Loads the module for a page at this host with this build. */
const trackAt = async (hostname: string, measurementId?: string) => {
  vi.resetModules();
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('__LOCAL_PORTS__', {});
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() });
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', measurementId }));
  return (await import('./analytics.ts')).track;
};
beforeEach(() => {
  log.mockReset();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('counts events if the operator has set it up', async () => {
  (await trackAt('app.example', 'G-1'))(opened);
  await expect.poll(() => log).toHaveBeenCalledExactlyOnceWith(opened);
});

test.each([
  ['on a developer’s machine', 'localhost', 'G-1'],
  ['without a measurement id', 'app.example', undefined],
])('counts nothing %s', async (_where, hostname, measurementId) => {
  (await trackAt(hostname, measurementId))(opened);
  expect(log).not.toHaveBeenCalled();
});
