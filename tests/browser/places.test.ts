import type { Page } from 'playwright-core';
import { beforeAll, describe } from 'vitest';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { rotate, seed } from '#domain/testing/rotation.ts';
import { RESULTS_PER_PAGE } from '#domain/work/search/wanted.ts';
import { runtime } from '#functions/runtime.ts';
import { test } from '#tests/support/browser.ts';
import { leaveFor } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { newEntry } from '#tests/support/entries.ts';
import { type Cast, newCast, newJob } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;

/**
 * Makes a list of somebody longer than two pages: copies of its first document, each a minute
 * older.
 */
const lengthen = async (collection: string, owner: string, uid: string, orderedBy: string, changes: object = {}): Promise<void> => {
  const { db } = runtime();
  const found = () => db.collectionGroup(collection).where(owner, '==', uid).limit(1).get();
  const [first] = (await until(found, ({ empty }) => !empty, `a document of ${collection}`)).docs;
  const batch = db.batch();
  for (let index = 1; first && index <= 120; index++) {
    const id = `${first.id}-${index}`;
    batch.set(first.ref.parent.doc(id), { ...first.data(), ...changes, id, [orderedBy]: first.get(orderedBy) - index * MINUTE });
  }
  await batch.commit();
};

beforeAll(async () => {
  cast = await newCast();
  const { client, talent, jobId } = cast;
  await Promise.all([
    newOffer(cast),
    newEntry({ talent, jobId: await newJob(client) }),
    send(talent, 'favorites', { type: 'like', kind: 'job', targetId: jobId }),
    send(client, 'favorites', { type: 'like', kind: 'talent', targetId: talent.uid }),
  ]);
  await Promise.all([
    lengthen('offers', 'clientId', client.uid, 'updatedAt'),
    // In no list that other tests look at.
    lengthen('entries', 'clientId', client.uid, 'updatedAt', { status: 'IS_ADMIN_DISAPPROVED' }),
    lengthen('jobs', 'clientId', client.uid, 'updatedAt', { status: 'CLOSED' }),
    ...[client, talent].flatMap(({ uid }) => [
      lengthen('chatRoomReferences', 'uid', uid, 'lastMessageAt'),
      lengthen('notifications', 'uid', uid, 'createdAt', { openedAt: Date.now() }),
    ]),
    lengthen('likedJobs', 'uid', talent.uid, 'createdAt'),
    lengthen('likedTalents', 'uid', client.uid, 'createdAt'),
  ]);
});

/** How far the page is scrolled, and the lists that scroll apart from it. */
const placeIn = (page: Page) =>
  page.evaluate(() => [
    scrollY,
    ...[...document.querySelectorAll('[data-panes] section, main ul, main :has(> table)')].map(({ scrollTop }) => scrollTop),
  ]);

/**
 * The same once nothing moves any more: a slow machine takes several frames to scroll to a row that
 * is focused.
 */
const settledIn = async (page: Page): Promise<readonly number[]> => {
  for (let before: readonly number[] = []; ; ) {
    const place = await placeIn(page);
    if (before.length > 0 && place.every((pixel, index) => pixel === before[index])) return place;
    before = place;
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  }
};

/** How far from the end of the third page the row is that is opened. */
const FROM_END = 4;

/**
 * Fills the pages of the public lists with copies of their first document. Its own row is on the
 * third page: the lists of other tests stay as they are.
 */
const fillPages = async (page: Page): Promise<void> => {
  const cursors: string[] = [];
  await page.route('**/search/search', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { data } = route.request().postDataJSON();
    const cursor = JSON.stringify(data.after);
    if (!cursors.includes(cursor)) cursors.push(cursor);
    const at = cursors.indexOf(cursor);
    const response = await route.fetch({ postData: JSON.stringify({ data: { ...data, after: null } }) });
    const { result } = await response.json();
    const [row] = result.rows;
    // A board asks for casts by their ids, or finds nobody to suggest.
    if (!row) return route.fulfill({ response });
    const rows = Array.from({ length: RESULTS_PER_PAGE }, (_, index) =>
      at === 2 && index === RESULTS_PER_PAGE - FROM_END ? row : { ...row, id: `copy-${at}-${index}` },
    );
    return route.fulfill({ response, json: { result: { ...result, rows, next: { keys: [at], id: row.id }, count: 1_000 } } });
  });
};

const lists = {
  talent: [
    '/talent/jobs',
    '/talent/mypage/offers',
    '/talent/mypage/entries?tab=ended',
    '/talent/mypage/messages',
    '/talent/notification?tab=own',
    '/talent/mypage/bookmarks',
  ],
  client: [
    '/client/talents',
    ...['/client/mypage/offers?tab=running', '/client/mypage/entries?tab=ended', '/client/mypage/messages', '/client/notification?tab=own'],
    ...['/client/mypage/favorites', '/client/mypage/jobs'],
  ],
  // Of one client: a list of all moves by a row whenever another test changes a deal.
  office: ['/office/offers?tab=recent&client=CLIENT', '/office/jobs'],
} as const;
const start = { talent: '/talent/mypage', client: '/client/mypage', office: '/office' };

/** Who goes back at which size; two of them, with half of the lists, in a short run. */
const visits = rotate('places', 3, [
  { who: 'talent', size: 'phone' },
  { who: 'talent', size: 'desktop' },
  { who: 'client', size: 'phone' },
  { who: 'client', size: 'desktop' },
  { who: 'office', size: 'phone' },
  { who: 'office', size: 'desktop' },
] as const);

describe.concurrent.each(visits)(`back from a detail, for the $who on a $size (TEST_SEED=${seed})`, ({ who, size }) => {
  test('every list is at the pixel where it was left, at its third page', async ({ openAs, expect }) => {
    const { page } = await openAs(cast[who], size, start[who]);
    if (who !== 'office') await fillPages(page);
    const more = page.getByRole('button', { name: 'もっと見る' });
    const back = page.getByRole('button', { name: '前の画面へ戻る' }).or(page.getByRole('link', { name: '一覧へ戻る' }));
    for (const path of rotate(`lists of ${who}`, 2, lists[who])) {
      await leaveFor(page, path.replace('CLIENT', cast.client.uid));
      // The office's list of jobs is a table where it has the width.
      const isTable = who === 'office' && size === 'desktop' && path === '/office/jobs';
      const rows = page.locator(isTable ? 'main tbody tr a[href]' : 'main li:not(nav li) a[href]');
      await rows.nth(10).waitFor();
      for (let pages = 1; pages < 3 && (await more.isVisible()); pages++) {
        const count = await rows.count();
        await more.click();
        await rows.nth(count).waitFor();
      }
      const row = rows.nth((await rows.count()) - FROM_END);
      for (const way of ['browser', 'app']) {
        await row.focus();
        const place = await settledIn(page);
        expect(Math.max(...place), path).toBeGreaterThan(1_000);
        const list = page.url();
        // Without the pointer, for which the page might have to be scrolled further.
        await row.press('Enter');
        await page.waitForURL((url) => url.href !== list);
        await page.locator('main :is(h2, dl, ol)').filter({ visible: true }).first().waitFor();
        await (way === 'app' && (await back.isVisible()) ? back.click() : page.goBack());
        await page.waitForURL(list);
        await expect.poll(() => placeIn(page), { message: `${path} by the ${way}` }).toEqual(place);
      }
    }
    // A page may still ask for its rows when the visit is closed.
    await page.unrouteAll({ behavior: 'wait' });
  });
});
