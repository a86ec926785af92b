import type { Page, Route } from 'playwright-core';
import { beforeAll, describe } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { audit, whenLoaded } from '#tests/support/browserAudit.ts';
import { go } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { pathWith, screensOf, titleOf } from '#tests/support/everyScreen.ts';
import { clientProfile, newClient, newOffice, newTalent, type Person, registered, talentProfile } from '#tests/support/people.ts';
import type { RouteName } from '#web/app/routes.ts';
import { PATIENCE } from '#web/shared/data/liveRegistry.ts';

type Newcomer = 'office' | 'talent' | 'client' | 'uncertified' | 'unpublished';

/** Somebody of every kind to whom nothing has happened yet. */
let people: Readonly<Record<Newcomer, Person>>;
beforeAll(async () => {
  const office = await newOffice();
  const [talent, client, uncertified, unpublished] = await Promise.all([
    newTalent(office),
    newClient(office),
    registered('client'),
    registered('talent'),
  ]);
  await Promise.all([send(uncertified, 'clients', clientProfile()), send(unpublished, 'talents', talentProfile())]);
  people = { office, talent, client, uncertified, unpublished };
});

/** Where somebody's visit begins: a screen of theirs that reads nothing of its own. */
const beginnings = {
  office: '/office/settings',
  talent: '/talent/settings',
  unpublished: '/talent/settings',
  client: '/client/settings',
  uncertified: '/client/mypage/company/done',
} as const satisfies Record<Newcomer, string>;

const sizeOf = (who: Newcomer) => (who === 'office' ? 'desktop' : 'phone');

const live = /Firestore\/Listen/;
/** How reads go to the database and to callables. */
const reads = /documents:run|Firestore\/Listen|asia-northeast1\/reads\/\w+$/;

/** What a read looks like when its server is down. */
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

/** Screens that show nothing they would have to read. */
const readsNothing: ReadonlySet<RouteName> = new Set<RouteName>([
  ...(['develop', 'passwordEdit', 'mailEdit', 'withdrawal', 'clientSettings', 'clientHelp', 'talentSettings', 'talentSnsTerm'] as const),
  ...(['clientTalentReviewAdd', 'talentClientReviewAdd', 'clientJobAddConfirm', 'talentProfileConfirmation'] as const),
  ...(['officeAudit', 'officeSettings'] as const),
]);
const readingScreensOf = (viewer: 'office' | 'talent' | 'client' | 'uncertified') =>
  screensOf(viewer).filter(({ name, layout }) => layout !== 'done' && !readsNothing.has(name));

/** Opens a screen from within the app, as a link does. The failures of the one before, which stays until the next is there, are marked as seen. */
const follow = async (page: Page, path: string, title: string) => {
  await page.evaluate(() => {
    for (const alert of document.querySelectorAll('[role=alert]')) alert.setAttribute('data-seen', '');
  });
  await go(page, path);
  await page.waitForFunction((wanted) => document.title === wanted, title);
};

describe.concurrent('a screen whose reads fail says so, has a way to try again and keeps to WCAG 2.2 AA', () => {
  test.for(['talent', 'client', 'uncertified', 'office'] as const)('for a visitor of kind %s', async (who, { openAs, expect }) => {
    const { page, expectFault } = await openAs(people[who], sizeOf(who), '/robots.txt');
    expectFault(fromDown);
    await page.clock.install();
    await page.route(reads, beDown);
    await page.goto(beginnings[who]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const failure = page.getByRole('alert').filter({ hasText: '読み込めませんでした' }).and(page.locator(':not([data-seen])'));
    const reading = page.getByRole('status', { name: '読み込んでいます' });
    for (const route of readingScreensOf(who)) {
      await follow(page, pathWith(route.path, {}), titleOf(route));
      // What is patient with a server is so for seconds that nobody here has to wait.
      const states = async () => {
        await page.clock.fastForward(PATIENCE);
        return { failed: (await failure.count()) > 0, reading: await reading.count() };
      };
      await expect.poll(states, { timeout: 20_000, message: route.name }).toEqual({ failed: true, reading: 0 });
      await failure.first().getByRole('button', { name: 'もう一度読み込む' }).waitFor();
      expect(await page.locator('body').textContent(), route.name).not.toMatch(/[はが](?:まだ)?(?:あり|い)ません|見つかりません/);
      await audit(page, `${route.path} that could not be read`);
    }
  });
});

describe.concurrent('a read that fails', () => {
  test.for([
    { who: 'client', path: '/client/talents', request: /documents:runQuery/ },
    { who: 'talent', path: '/talent/jobs', request: /documents:runQuery/ },
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
    await page.unroute(request);
    if (!waitsLong) await failure.first().getByRole('button', { name: 'もう一度読み込む' }).click();
    await expect.poll(failures, { timeout: 60_000 }).toBe(0);
    await whenLoaded(page);
  });
});

/** Lists in which nothing stands, and what they say: not what the one before them says. */
const lists = {
  client: {
    '/client/talents': '公開中のキャストがまだいません',
    '/client/talents?q=nobody': '条件に合うキャストが見つかりません',
    '/client/talents/nobody/reviews': '評価はまだありません',
    '/client/jobs': '募集中のお仕事がまだありません',
    '/client/mypage/offers': '対応が必要なものはありません',
    '/client/mypage/offers?tab=running': '進行中のオファーはありません',
    '/client/mypage/offers?tab=ended': '終了したオファーはありません',
    '/client/mypage/jobs': '掲載したお仕事はまだありません',
    '/client/mypage/entries': '対応が必要なものはありません',
    '/client/mypage/messages': 'メッセージはまだありません',
    '/client/mypage/favorites': 'お気に入りのキャストはまだいません',
    '/client/mypage/reviews': '受け取った評価はまだありません',
    '/client/mypage/review-tasks': '評価を書くお仕事はありません',
  },
  talent: {
    '/talent/jobs': '募集中のお仕事がまだありません',
    '/talent/talents': '公開中のキャストがまだいません',
    '/talent/clients/nobody/reviews': '評価はまだありません',
    '/talent/mypage/offers': '回答が必要なものはありません',
    '/talent/mypage/entries': '進行中のエントリーはありません',
    '/talent/mypage/bookmarks': 'ブックマークはまだありません',
    '/talent/mypage/messages': 'メッセージはまだありません',
    '/talent/mypage/reviews': '受け取った評価はまだありません',
    '/talent/mypage/review-tasks': '評価を書くお仕事はありません',
  },
  unpublished: { '/talent/notification?tab=own': '通知はありません' },
  office: {
    '/office/offers': '承認待ちはありません',
    '/office/reports': '確認待ちの通報はありません',
    '/office/accounts': 'アカウントはまだありません',
    '/office/entries': '承認待ちはありません',
    '/office/talents': 'キャストはまだいません',
    '/office/jobs': 'お仕事はまだありません',
    '/office/students': '受講生はまだ登録されていません',
    '/office/news': 'お知らせはまだありません',
    '/office/bills?month=2020-01': '未請求の取引はありません',
    '/office/bills?tab=CLIENTS&month=2020-01': '2020年1月に完了した取引はありません',
    '/office/figures?end=2020-01-31': 'この期間の記録はありません',
  },
} as const satisfies Partial<Record<Newcomer, Readonly<Record<string, string>>>>;

/** What the others of this stack have made is left out of what is asked for: the server finds nothing. */
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
  test.for(['client', 'talent', 'unpublished', 'office'] as const)(
    'says that it is empty, and what to do, to a visitor of kind %s',
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

  test('holds its place while it is being read', async ({ openAs }) => {
    const { page } = await openAs(people.client, 'phone');
    await page.route(live, () => undefined);
    await page.goto('/client/mypage/offers');
    await page.getByRole('status', { name: '読み込んでいます' }).waitFor();
    await audit(page);
  });
});
