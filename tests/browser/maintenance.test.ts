import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { test } from '#tests/support/browser.ts';

/** Remote Config for this page only; other tests share the stack's. */
const configure = async (page: Page) => {
  let config: Record<string, string> = {};
  let asked = 0;
  await page.route('**/_local/remoteConfig', async (route) => {
    asked++;
    await route.fulfill({ json: { status: 200, eTag: `test-${asked}`, config }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return {
    set: (next: Record<string, string>) => {
      config = next;
    },
    /** A page checks once a minute, and when it becomes visible. */
    look: () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  };
};

test('maintenance leads every open page to its screen, and back at its end', async ({ open }) => {
  const { page, expectFault } = await open('phone');
  const remote = await configure(page);
  // Planned for later: nothing changes yet.
  remote.set({ maintenance: 'true', maintenanceStartAt: String(Date.now() + HOUR) });
  await page.goto('/terms/tos');
  await page.getByRole('heading', { name: '利用規約' }).waitFor();
  await remote.look();
  // Nor if the flags cannot be read.
  expectFault(/remoteConfig|ERR_CONNECTION_REFUSED/);
  await page.route('**/_local/remoteConfig', (route) => route.abort('connectionrefused'), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/remoteConfig'));
  await remote.look();
  await failed;
  expect(new URL(page.url()).pathname).toBe('/terms/tos');

  remote.set({ maintenance: 'true', maintenanceEndAt: String(Date.parse('2099-01-02T03:00:00+09:00')) });
  await remote.look();
  await page.waitForURL((url) => url.pathname === '/maintenance');
  await page.getByText('2099年1月2日').waitFor();
  expect(await page.title()).toContain('メンテナンス中');

  remote.set({ maintenance: 'false' });
  await remote.look();
  await page.waitForURL((url) => url.pathname === '/');
});
