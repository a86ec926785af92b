import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, expect } from 'vitest';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { isLong, pick, rotate, seed } from '#domain/testing/rotation.ts';
import { bareAmounts } from '#tests/support/bareAmounts.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectFocusInSight, expectReadable, expectToFit, tabTo, whenLoaded } from '#tests/support/browserAudit.ts';
import { everybody } from '#tests/support/browserPeople.ts';
import { leaveFor } from '#tests/support/browserVisit.ts';
import { cutTexts } from '#tests/support/cutTexts.ts';
import { pathWith, screensOf, titleOf, viewers } from '#tests/support/everyScreen.ts';
import { figuresFrom } from '#tests/support/figures.ts';
import { machineStrings } from '#tests/support/machineStrings.ts';
import { pageTexts } from '#tests/support/pageTexts.ts';
import { parkStream } from '#tests/support/parkStream.ts';
import { documentedReads, readsBeyond, readsOf, writeReads } from '#tests/support/readsTable.ts';
import { until } from '#tests/support/until.ts';
import type { AppRoute } from '#web/routing/routes.ts';

let world: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  world = await everybody();
});

const pathOf = ({ name, path }: AppRoute): string =>
  pathWith(path, {
    talentId: world.people.talent.uid,
    offerId: name === 'officeOffer' ? world.accepted.offerId : world.offered.offerId,
    id: name === 'clientInvoice' ? world.invoiceNumber : world.people.client.uid,
    newsId: 'new',
    uid: name === 'officeTalent' ? world.people.talent.uid : world.people.client.uid,
    entryId: world.entered.entryId,
    roomId: world.offered.offerId,
    reportId: world.reportId,
    contactId: world.contactId,
    payoutId: 'none',
    jobId: name.startsWith('talentJobApply') ? world.untouchedJobId : world.entered.jobId,
  });

const documented = documentedReads();
const found = new Map<string, string>();
const writes = process.env.WRITE_READS === '1';
afterAll(() => {
  if (writes) writeReads(found);
});

/** The reads of a page after a second without a new one; some start long after the first paint. */
const settledReads = async (page: Page, expectation: ExpectStatic): Promise<string> => {
  let reads = '';
  const isSettled = async () => {
    const before = reads;
    reads = await readsOf(page);
    return reads === before;
  };
  await expectation.poll(isSettled, { interval: 1_000 }).toBe(true);
  return reads;
};

/** The board searches a second time if the first search finds few, which depends on other tests. */
const MOST_SUGGESTED = 'talents 48';
/** The office's lists, alone or beside a row, also count what is beyond a first page of 50. */
const totals: Readonly<Record<string, readonly [counted: string, documented: string]>> = {
  officeJob: ['jobs 50, jobs count 1', 'jobs 50'],
  officeAccount: ['officeAccounts 50, officeAccounts count 2', 'officeAccounts 50, officeAccounts count 1'],
  officeTalent: ['talents 50, talents count 2', 'talents 50, talents count 1'],
};
const atMost = (name: string, reads: string): string => {
  if (name === 'clientOwnJob') return reads.replace('talents 24', MOST_SUGGESTED);
  // How long a list is depends on other tests.
  const total = totals[name.replace(/s$/, '')];
  if (total) return reads.replace(...total);
  // The home of the office reads the seats of the jobs that begin within a week, if there are any.
  return name === 'office' ? reads.replace('invoices 200, jobs 30', 'invoices 200, jobFunnels 30, jobs 30') : reads;
};

/** Sizes in px: a wide screen, the same at 200 % and at 400 % zoom, and a phone. */
const widths = [1440, 720, 390, 320] as const;
/** The sizes at which axe looks. */
const audited = [1440, 390] as const;
const isFull = isLong || writes;

const WIDE = { width: 1440, height: 900 };

/** A screen at all sizes, or at one that the seed chooses. */
const expectToFitAtItsSizes = async (page: Page, { name }: AppRoute): Promise<void> => {
  for (const width of isFull ? widths : [pick(`width of ${name}`, widths)]) await expectToFit(page, width);
  // The page of the developers' own tools is for no user.
  if (name !== 'develop') await expectReadable(page);
};

/** Loads a screen like a new visit, with axe and its exact reads. */
const openLoaded = async (page: Page, route: AppRoute, expectation: ExpectStatic): Promise<void> => {
  await page.setViewportSize(WIDE);
  await page.goto(pathOf(route));
  await whenLoaded(page);
  expect(await page.title()).toBe(titleOf(route));
  if (writes) found.set(route.name, atMost(route.name, await settledReads(page, expectation)));
  else await expectation.poll(async () => atMost(route.name, await readsOf(page))).toBe(limitOf(route));
  for (const width of isFull ? audited : [pick(`axe of ${route.name}`, audited)]) {
    await page.setViewportSize({ ...WIDE, width });
    await audit(page, `${page.url()} at ${width} px`);
  }
  await expectToFitAtItsSizes(page, route);
};

const limitOf = (route: AppRoute | undefined) => documented.get(route?.name ?? '') ?? '';

/**
 * Opens a screen by a link of the app. What other screens have read is not read again, and the
 * screen before may still start its last reads.
 */
const openLinked = async (page: Page, route: AppRoute, before: AppRoute | undefined): Promise<void> => {
  await page.evaluate(() => performance.clearMarks('read'));
  await leaveFor(page, pathOf(route));
  await page.waitForFunction((title) => document.title === title, titleOf(route), { polling: 50 });
  await whenLoaded(page);
  await expectToFitAtItsSizes(page, route);
  expect(readsBeyond(atMost(route.name, await readsOf(page)), limitOf(route), limitOf(before)), `reads of ${route.name}`).toEqual([]);
};

/** The most screens of one visit: a few visits run at a time. */
const MOST = 27;
const visits = viewers
  .flatMap((viewer) => {
    const all = screensOf(viewer);
    const parts = Math.ceil(all.length / MOST);
    const size = Math.ceil(all.length / parts);
    return Array.from({ length: parts }, (_, part) => ({ viewer, part: part + 1, screens: all.slice(part * size, (part + 1) * size) }));
  })
  // The longest first.
  .toSorted((one, other) => other.screens.length - one.screens.length);

describe.concurrent(`each screen has its title, fits, meets WCAG 2.2 AA and reads no more than documented (TEST_SEED=${seed})`, () => {
  test.for(visits)('the screens of the viewer $viewer, part $part', async ({ viewer, part, screens }, { open, openAs, expect }) => {
    const loaded = new Set([screens[0], ...(writes ? screens : rotate(`loaded screens of ${viewer} ${part}`, 8, screens))]);
    const { page } = viewer === 'guest' ? await open('desktop') : await openAs(world.people[viewer], 'desktop', '/robots.txt');
    for (const [index, route] of screens.entries())
      await (loaded.has(route) ? openLoaded(page, route, expect) : openLinked(page, route, screens[index - 1]));
  });
});

const FEE = '¥99,999,998';
/** An error that is longer than its column. */
const longError = 'Cannot read properties of undefined (reading "the field that is missing") '.repeat(3);

test.concurrent('the office reads wide tables and charts, and prints a history without its buttons', async ({ openAs, expect }) => {
  const { offerId } = world.accepted;
  const streamId = `offer-${world.closed.offerId}`;
  await parkStream(streamId, 2, `a fault in the projector: ${longError}`);
  await until(
    () => figuresFrom(jstDate(Date.now())),
    ({ offersAccepted = 0 }) => offersAccepted > 0,
    'the accepted offer in the figures',
  );
  const { page } = await openAs(world.people.office, 'desktop', `/office/audit?stream=offer-${offerId}`);
  const made = page.getByRole('row', { name: /#1/ });
  await made.getByRole('button', { name: 'この時点の内容を見る' }).click();
  await page.getByRole('region', { name: 'この時点の内容' }).getByText(FEE).waitFor();
  // The table next to the state stays readable.
  expect((await made.getByRole('cell').filter({ hasText: FEE }).boundingBox())?.width).toBeGreaterThan(200);
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^印刷：/).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByText('履歴をさがす').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  await leaveFor(page, '/office/figures?group=deals&figure=offersAccepted');
  const slider = page.getByRole('slider', { name: '承諾の推移' });
  const numbers = page.getByRole('region', { name: '承諾の表' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await slider.focus();
    await page.keyboard.press('End');
    // Below the chart on a phone, next to it on a wide screen.
    const [drawn, listed] = [await slider.boundingBox(), await numbers.boundingBox()];
    if (!drawn || !listed) throw new Error('the chart is not there');
    expect(listed.x > drawn.x + drawn.width).toBe(width === 1440);
    const [lastDay] = (await slider.getAttribute('aria-valuetext'))?.split('、') ?? [];
    await slider.blur();
    await slider.hover({ position: { x: drawn.width - 2, y: 50 }, force: true });
    expect(await page.getByRole('tooltip').getByRole('strong').textContent()).toBe(lastDay);
    await page.mouse.move(0, 0);
  }

  await leaveFor(page, '/office/operations');
  const skip = page.getByRole('button', { name: '読み飛ばす（オファー、2番の記録）' });
  await skip.waitFor();
  const box = await skip.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
  await expectToFit(page, 390);
  await audit(page, 'operations with something to do');
});

test.concurrent('the audit finds faults of a page', async ({ open }) => {
  const { page } = await open('desktop');
  await page.goto('/company');
  await whenLoaded(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(audit(page)).rejects.toMatchObject({ actual: [expect.stringContaining('button-name')] });
  const cut = 'width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis';
  const clamped = 'width: 60px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1';
  const name = 'とても長いお仕事の件名です';
  // The policy of the site allows no styles in elements.
  await page.goto('about:blank');
  await page.setContent(
    `<ul><li style="${cut}">${name}あ</li><li style="${clamped}">${name}い</li><li style="${cut}" title="${name}う">${name}う</li>
    <li style="${cut}" title="${name}え"><a href="/">${name}え</a></li><li style="${cut}" title="¥99,999,998">¥99,999,998</li>
    <li style="${cut}"><b style="display: inline-block; width: 90px">件名</b>変更の同意待ち</li></ul><p>IS_CLOSED</p>`,
  );
  const cutAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return (await page.evaluate(cutTexts)).map((found) => found.replace(/^.*「/, ''));
  };
  const always = ['とても長いお仕事の件名ですあ」: no title', 'とても長いお仕事の件名ですい」: no title'];
  const others = ['¥99,999,998」: a figure', '変更の同意待ち」: no title'];
  expect(await cutAt(1440)).toEqual([...always, ...others]);
  // A phone shows no titles.
  expect(await cutAt(390)).toEqual([...always, 'とても長いお仕事の件名ですう」: no link in its row', ...others]);
  expect(machineStrings(await page.evaluate(pageTexts, undefined))).toEqual(['IS_CLOSED in 「IS_CLOSED」']);

  await page.setContent(`<h2>お仕事</h2><p>¥1,000</p><p>¥2,000（税抜）</p><ul><li>3,000円</li></ul><p>2,000円 と ¥2,000</p>
    <section><h3>合計（税込）</h3><ul><li>¥4,000</li></ul></section><dl><dt>報酬</dt><dd>¥5,000</dd><dt>報酬（税抜）</dt><dd>¥6,000</dd></dl>
    <table><thead><tr><th>税込</th><th>額</th></tr></thead><tbody><tr><td>¥7,000</td><td>¥8,000</td></tr></tbody></table>
    <main><p>¥9,000で承認する</p><p>9,000円は、税抜の額です</p><p>¥9,000</p></main><p>¥10,000のお振込</p><p>8月10日</p>`);
  const bare = (await page.evaluate(bareAmounts, undefined)).map((words) => words.match(/「(.*)」/)?.[1]);
  expect(bare).toEqual(['¥1,000', '3,000円', '2,000円 と ¥2,000', '¥5,000', '¥8,000', '¥9,000で承認する', '¥9,000']);
});

test.concurrent('the keyboard alone skips to the content and reaches the answer of an offer', async ({ openAs }) => {
  const { page } = await openAs(world.people.talent, 'desktop', `/talent/mypage/offers/${world.offered.offerId}`);
  await whenLoaded(page);
  await tabTo(page, 'link', '本文へ移動', 1);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo(page, 'button', 'このオファーを承諾する');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'オファーを承諾しますか？' });
  await dialog.waitFor();
  await audit(page, 'the open dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('このオファーを承諾する');
});

test.concurrent('no bar covers the focused element if a list is next to a detail', async ({ openAs }) => {
  const { page } = await openAs(world.people.client, 'desktop', `/client/mypage/offers/${world.accepted.offerId}?tab=running`);
  await whenLoaded(page);
  await expectFocusInSight(page);
});
