import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { audit, whenLoaded } from '#tests/support/browserAudit.ts';
import { newCast, type Person } from '#tests/support/people.ts';
import { PATIENCE } from '#web/shared/data/reads/listening.ts';

let talent: Person;
let client: Person;
beforeAll(async () => {
  ({ talent, client } = await newCast());
});

/** Counts all loads of the page, including cancelled ones. */
const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
};

test.concurrent('a chunk that a release removed reloads the page once; if it stays missing, an error is shown and typed text stays', async ({
  openAs,
  expect,
}) => {
  const { page, expectFault } = await openAs(talent, 'phone');
  expectFault(/status of 404|Failed to fetch dynamically imported module|Importing a module script failed|dealListScreen|bookmarksScreen/);
  let missing = 1;
  await page.route(/assets\/dealListScreen-.*\.js/, (route) => {
    missing -= 1;
    return missing >= 0 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  const loads = countLoads(page);
  const link = page.getByRole('link', { name: 'エントリー', exact: true });
  await page.evaluate(() => addEventListener('vite:preloadError', () => setTimeout(() => document.body.setAttribute('data-lost', ''))));
  // Hovering the link preloads the chunk; a missing chunk does not change the page.
  await link.hover();
  await page.locator('body[data-lost]').waitFor();
  expect(loads).toEqual([]);
  await link.click();
  await page
    .getByText(/エントリーはありません/)
    .first()
    .waitFor();
  expect(loads.map((url) => new URL(url).pathname)).toEqual(['/talent/mypage/entries']);

  await page.route(/assets\/bookmarksScreen-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/talent/mypage/bookmarks');
  await page.getByRole('heading', { name: 'エラーが発生しました' }).waitFor();
  await page.getByRole('link', { name: 'ホームへ' }).waitFor();
  await audit(page, 'the error screen');
  expect(loads.filter((url) => url.endsWith('/bookmarks'))).toHaveLength(2);

  await page.goto('/talent/mypage/profile/edit_01?step=3');
  const introduction = page.getByRole('textbox', { name: '自己紹介' });
  await introduction.fill('書きかけの自己紹介です。');
  const isLeftAlone = await page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error() })),
  );
  expect([isLeftAlone, await introduction.inputValue()]).toEqual([true, '書きかけの自己紹介です。']);
});

test.concurrent('offline, a screen that was never loaded shows a message, and opens when online', async ({ openAs }) => {
  const { page, context, expectFault } = await openAs(talent, 'phone');
  expectFault(/INTERNET_DISCONNECTED|Failed to fetch|Unable to preload CSS|Could not reach|cleardot\.gif/);
  await whenLoaded(page);
  const link = page.getByRole('link', { name: 'エントリー', exact: true });
  await link.waitFor();
  await context.setOffline(true);
  await link.click();
  const heading = page.getByRole('heading', { name: 'この画面はまだ開けません' });
  await heading.waitFor();
  await audit(page, 'a screen that cannot open yet');
  await page.getByRole('button', { name: '前の画面へ戻る' }).click();
  await link.click();
  await heading.waitFor();
  await context.setOffline(false);
  await page
    .getByText(/エントリーはありません/)
    .first()
    .waitFor();
});

test.concurrent('a new release is offered and loaded when the reader wants it', async ({ open, expect }) => {
  const { page } = await open('desktop');
  await page.clock.install();
  await page.goto('/company');
  await page.getByRole('heading', { name: '会社概要' }).waitFor();
  // The watch for updates loads after the page.
  await page.waitForLoadState('networkidle');
  await page.route('**/build-manifest.json', (route) => route.fulfill({ json: { 'index.html': { file: 'assets/index-next.js' } } }));
  await page.clock.fastForward('10:01');
  await page.getByText('新しいバージョンがあります。').waitFor();
  await audit(page, 'the offer of a new release');
  const loads = countLoads(page);
  await page.getByRole('button', { name: '更新する' }).click();
  await page.getByRole('heading', { name: '会社概要' }).waitFor();
  await expect.poll(() => loads.length).toBe(1);
});

test.concurrent('an error before the app runs is shown instead of an empty page', async ({ open, expect }) => {
  const { page, expectFault } = await open('phone');
  expectFault(/the release is broken/);
  await page.route(/assets\/index-.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("the release is broken");' }),
  );
  await page.goto('/company');
  await page.getByRole('heading', { name: 'エラーが発生しました' }).waitFor();
  expect(await page.getByRole('link', { name: 'ホームへ' }).getAttribute('href')).toBe('/');
});

test.concurrent('live reads that fail are shown as failed and repeat automatically', async ({ openAs, expect }) => {
  const { page, expectFault } = await openAs(client, 'phone', '/robots.txt');
  expectFault(/status of 503|Could not reach Cloud Firestore backend|Firestore\/Listen|cleardot\.gif/);
  await page.clock.install();
  const live = /Firestore\/Listen/;
  await page.route(live, (route) =>
    route.fulfill({
      status: 503,
      headers: {
        'access-control-allow-origin': route.request().headers().origin ?? '*',
        'access-control-allow-credentials': 'true',
      },
      json: [{ error: { code: 503, status: 'UNAVAILABLE', message: '' } }],
    }),
  );
  await page.goto('/client/mypage/offers');
  const failures = async () => {
    await page.clock.fastForward(PATIENCE);
    return page.getByRole('alert').filter({ hasText: '読み込めませんでした' }).count();
  };
  await expect.poll(failures).toBeGreaterThan(0);
  await audit(page, 'deals that could not be read');
  await page.unroute(live);
  await expect.poll(failures).toBe(0);
  await whenLoaded(page);
});
