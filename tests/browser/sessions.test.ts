import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { type User, userPath } from '#projections/account/users.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { fillLogin } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { isServed, sessionIdIn } from '#tests/support/leftReads.ts';
import { type Cast, newCast, newClient, newTalent, password, posting, document as readModel } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import { guardMessages } from '#web/routing/guard.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/** Firestore's live reads in the network: pending requests, and what they ask for. */
const watchLiveReads = (page: Page) => {
  const open = new Set<object>();
  const asked: string[] = [];
  const isLive = (url: string) => url.includes('/google.firestore.v1.Firestore/Listen/channel');
  page.on('request', (request) => {
    if (!isLive(request.url())) return;
    asked.push(decodeURIComponent(request.postData() ?? ''));
    if (request.method() === 'GET') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // A request of the document before ends with it, which the browser does not always report.
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) open.clear();
  });
  return { asked, whenOpen: (condition: (count: number) => boolean) => until(async () => open.size, condition, 'open live reads') };
};

test.concurrent('the local database serves the live reads of a page until it loads another document', async ({ openAs, expect }) => {
  const { page } = await openAs(cast.talent, 'phone', '/robots.txt');
  const addresses: string[] = [];
  page.on('request', (request) => (sessionIdIn(request.url()) ? addresses.push(request.url()) : undefined));
  await page.goto('/talent/mypage');
  const first = await until(async () => addresses[0] ?? '', Boolean, 'a live read');
  expect(await isServed(first)).toBe(true);
  await page.reload();
  await expect.poll(() => isServed(first)).toBe(false);
});

test.concurrent('after sign-out no listener runs, and the next account sees nothing of the last one', async ({ openAs, expect }) => {
  await newOffer(cast);
  const title = posting().title;
  const { page } = await openAs(cast.client, 'phone', '/robots.txt');
  const reads = watchLiveReads(page);
  await page.goto('/client/mypage/offers?tab=running');
  await page.getByText(title).first().waitFor();
  await reads.whenOpen((count) => count > 0);

  await page.getByRole('link', { name: 'マイページ' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.getByRole('link', { name: 'ログイン', exact: true }).waitFor();
  await reads.whenOpen((count) => count === 0);
  const askedBefore = reads.asked.length;

  // In the same page without a reload, so memory and caches are the same.
  const next = await newClient(cast.office);
  // The rules read the certification in the document, which can be later than the token.
  await readModel<User>(userPath(next.uid), ({ isClientCertificated }) => isClientCertificated);
  await page.getByRole('link', { name: 'ログイン', exact: true }).click();
  await page.getByLabel('メールアドレス').waitFor();
  expect(reads.asked.slice(askedBefore), 'live reads of a guest').toEqual([]);
  await fillLogin(page, next.email, password);
  await page.getByRole('link', { name: '選考', exact: true }).click();
  await page.getByRole('link', { name: /^進行中/ }).click();
  await page.getByText('進行中のオファーはありません').waitFor();
  expect(await page.getByText(title).count()).toBe(0);
  const asked = reads.asked.slice(askedBefore).join('\n');
  expect(asked).toContain(next.uid);
  expect(asked).not.toContain(cast.client.uid);
});

test.concurrent('a sign-out in one tab ends the other tab’s session with its live reads', async ({ openAs }) => {
  const { context, page } = await openAs(cast.client, 'desktop', '/client/mypage');
  const other = await context.newPage();
  const reads = watchLiveReads(other);
  await other.goto('/client/mypage/offers');
  await reads.whenOpen((count) => count > 0);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await other.waitForURL('**/login?continuePath=*');
  await reads.whenOpen((count) => count === 0);
});

test.concurrent('a suspension by the office ends the session of an open page and shows the reason', async ({ openAs, expect }) => {
  const talent = await newTalent(cast.office);
  const { page, expectFault } = await openAs(talent, 'phone', '/talent/mypage/offers');
  // The page notes its session at the same time; a suspension that is faster refuses the note.
  expectFault(/403 \(Forbidden\) .*commands\/accounts/);
  await page.getByText('いまやることはありません').waitFor();
  await send(cast.office, 'accounts', { type: 'suspend', uid: talent.uid, reason: '規約違反のため' });
  const reason = page.getByRole('alert').getByText(guardMessages.suspended);
  await reason.waitFor();
  expect(await page.getByRole('alert').getByRole('link', { name: 'お問い合わせ' }).getAttribute('href')).toBe('/contact');
  await page.waitForURL((url) => url.pathname === '/');
  // No toast, because it would disappear: the message stays until it is read.
  expect(await page.getByRole('status').getByText(guardMessages.suspended).count()).toBe(0);
  await audit(page, 'the reason why a session ended');
  await page.getByRole('link', { name: 'ログイン', exact: true }).click();
  await page.getByLabel('メールアドレス').waitFor();
  await page.getByRole('button', { name: '閉じる' }).press('Enter');
  await reason.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});
