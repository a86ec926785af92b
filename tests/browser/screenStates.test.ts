import type { Page, Route } from 'playwright-core';
import { beforeAll, describe } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { audit, whenLoaded } from '#tests/support/browserAudit.ts';
import { go } from '#tests/support/browserVisit.ts';
import { newClient, newOffice, newTalent, type Person } from '#tests/support/people.ts';
import { PATIENCE } from '#web/shared/data/listening.ts';

type Newcomer = 'office' | 'talent' | 'client';

/** A new account of each kind, without any data. */
let people: Readonly<Record<Newcomer, Person>>;
beforeAll(async () => {
  const office = await newOffice();
  const [talent, client] = await Promise.all([newTalent(office), newClient(office)]);
  people = { office, talent, client };
});

/** The first page of a visit: a screen that reads no data of its own. */
const beginnings = { office: '/office/settings', talent: '/talent/settings', client: '/client/settings' } as const;

const sizeOf = (who: Newcomer) => (who === 'office' ? 'desktop' : 'phone');

const live = /Firestore\/Listen/;

/** Answers a read as if its server were down. */
const beDown = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: {
      'access-control-allow-origin': route.request().headers().origin ?? '*',
      'access-control-allow-credentials': 'true',
    },
    json: [{ error: { code: 503, status: 'UNAVAILABLE', message: '' } }],
  });
const fromDown = /status of 503|Could not reach Cloud Firestore backend|Firestore\/Listen|cleardot\.gif/;

describe.concurrent('a read that fails', () => {
  test.for([
    { who: 'client', path: '/client/talents', request: /asia-northeast1\/search\/search$/ },
    { who: 'talent', path: '/talent/jobs', request: /asia-northeast1\/search\/search$/ },
    { who: 'office', path: '/office/bills', request: /asia-northeast1\/reads\/bills$/ },
    { who: 'office', path: '/office/operations', request: /asia-northeast1\/reads\/operationStatus$/ },
    { who: 'client', path: '/client/mypage/offers', request: live, healsItself: true },
    { who: 'office', path: '/office/offers', request: live, healsItself: true },
  ] as const)('is tried again on $path', async ({ who, path, request, ...read }, { openAs, expect }) => {
    const { page, expectFault } = await openAs(people[who], 'phone', '/robots.txt');
    expectFault(fromDown);
    const waitsLong = 'healsItself' in read;
    if (waitsLong) await page.clock.install();
    await page.route(request, beDown);
    await page.goto(path);
    const failure = page.getByRole('alert').filter({ hasText: '読み込めませんでした' });
    const failures = async () => {
      if (waitsLong) await page.clock.fastForward(PATIENCE);
      return failure.count();
    };
    await expect.poll(failures, { timeout: 20_000 }).toBeGreaterThan(0);
    await audit(page, `${path} that could not be read`);
    await page.unroute(request);
    if (!waitsLong) await failure.first().getByRole('button', { name: 'もう一度読み込む' }).click();
    await expect.poll(failures, { timeout: 60_000 }).toBe(0);
    await whenLoaded(page);
  });
});

/** Some of the lists with their empty states; the rest use the same components. */
const lists = {
  client: {
    '/client/talents?q=nobody': '条件に合うキャストが見つかりません',
    '/client/mypage/offers': '対応が必要なものはありません',
    '/client/mypage/reviews': '受け取った評価はまだありません',
  },
  talent: {
    '/talent/mypage/entries': '進行中のエントリーはありません',
    '/talent/mypage/bookmarks': 'ブックマークはまだありません',
    '/talent/mypage/messages': 'メッセージはまだありません',
  },
  office: {
    '/office/offers': '承認待ちはありません',
    '/office/talents': 'キャストはまだいません',
    '/office/bills?month=2020-01': '未請求の取引はありません',
    '/office/figures?end=2020-01-31': 'この期間の記録はありません',
  },
} as const satisfies Partial<Record<Newcomer, Readonly<Record<string, string>>>>;

/** Makes the server find nothing, so that data of other tests is not shown. */
const findNothing = async (page: Page) => {
  await page.route(/documents:runQuery/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ readTime: new Date().toISOString() }],
    }),
  );
  await page.route(live, (route) => {
    const asked = route.request().postData();
    if (!asked) return route.fallback();
    return route.fallback({
      postData: asked.replace(/%22(?:IS_ACCEPTED|IN_PROGRESS|OPEN)%22/g, '%22NO_STATUS%22').replaceAll('IS_NULL', 'IS_NAN'),
    });
  });
};

describe.concurrent('a list', () => {
  test.for(['client', 'talent', 'office'] as const)(
    'says that it is empty and what to do, to a visitor of kind %s',
    async (who, { openAs }) => {
      const { page } = await openAs(people[who], sizeOf(who), beginnings[who]);
      await whenLoaded(page);
      await findNothing(page);
      for (const [path, text] of Object.entries(lists[who])) {
        await go(page, path);
        await page.getByText(text, { exact: true }).waitFor();
        await audit(page, `${path} where nothing is`);
      }
    },
  );

  test.for([
    ['client', '/client/mypage/offers'],
    ['talent', '/talent/jobs/nothing-yet'],
    ['office', '/office/offers'],
  ] as const)('holds its place while it is being read: %s at %s', async ([who, path], { openAs }) => {
    const { page, expectFault } = await openAs(people[who], sizeOf(who), '/robots.txt');
    expectFault(fromDown);
    await page.route(live, () => undefined);
    await page.goto(path);
    await page.getByRole('status', { name: '読み込んでいます' }).first().waitFor();
    await audit(page);
  });
});
