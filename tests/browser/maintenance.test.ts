import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HOUR } from '#domain/calendar/instants.ts';
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
  const { page } = await open('phone');
  const remote = await configure(page);
  await page.goto('/terms/tos');
  await page.getByRole('heading', { name: '利用規約' }).waitFor();

  remote.set({ maintenance: 'true', maintenanceEndAt: String(Date.parse('2099-01-02T03:00:00+09:00')) });
  await remote.look();
  await page.waitForURL((url) => url.pathname === '/maintenance');
  await page.getByText('2099年1月2日').waitFor();
  expect(await page.title()).toContain('メンテナンス中');

  remote.set({ maintenance: 'false' });
  await remote.look();
  await page.waitForURL((url) => url.pathname === '/');
});

test('planned maintenance starts at its time; invalid flags change nothing', async ({ open }) => {
  const visit = await open('desktop');
  const { page } = visit;
  const remote = await configure(page);
  remote.set({ maintenance: 'true', maintenanceStartAt: String(Date.now() + HOUR) });
  await page.goto('/terms/privacy');
  await remote.look();
  await page.getByRole('heading', { name: 'プライバシーポリシー' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/terms/privacy');

  await page.unroute('**/_local/remoteConfig');
  await page.route('**/_local/remoteConfig', (route) => route.abort('connectionrefused'));
  visit.expectFault(/remoteConfig|ERR_CONNECTION_REFUSED/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/remoteConfig'));
  await remote.look();
  await failed;
  await page.getByRole('heading', { name: 'プライバシーポリシー' }).waitFor();
});
