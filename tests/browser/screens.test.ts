import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, expect } from 'vitest';
import { jstDate } from '#domain/calendar/instants.ts';
import { isLong, pick, rotate, seed } from '#domain/testing/rotation.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectFocusInSight, expectToFit, tabTo, whenLoaded } from '#tests/support/browserAudit.ts';
import { everybody } from '#tests/support/browserPeople.ts';
import { leaveFor } from '#tests/support/browserVisit.ts';
import { pathWith, screensOf, titleOf, viewers } from '#tests/support/everyScreen.ts';
import { figuresFrom } from '#tests/support/figures.ts';
import { parkStream } from '#tests/support/parkStream.ts';
import { documentedReads, readsBeyond, readsOf, writeReads } from '#tests/support/readsTable.ts';
import { until } from '#tests/support/until.ts';
import type { AppRoute } from '#web/app/routes.ts';

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
  await expectation.poll(isSettled, { interval: 1_000, timeout: 20_000 }).toBe(true);
  return reads;
};

/** The board searches a second time if the first search finds few, which depends on other tests. */
const MOST_SUGGESTED = 'talents 48';
const atMost = (name: string, reads: string): string => (name === 'clientOwnJob' ? reads.replace('talents 24', MOST_SUGGESTED) : reads);

/** Sizes in px: a wide screen, the same at 200 % and at 400 % zoom, and a phone. */
const widths = [1440, 720, 390, 320] as const;
/** The sizes at which axe looks. */
const audited = [1440, 390] as const;
const isFull = isLong || writes;

const WIDE = { width: 1440, height: 900 };

/** A screen at all sizes, or at one that the seed chooses. */
const expectToFitAtItsSizes = async (page: Page, { name }: AppRoute): Promise<void> => {
  for (const width of isFull ? widths : [pick(`width of ${name}`, widths)]) await expectToFit(page, width);
};

/** Loads a screen like a new visit, with axe and its exact reads. */
const openLoaded = async (page: Page, route: AppRoute, expectation: ExpectStatic): Promise<void> => {
  await page.setViewportSize(WIDE);
  await page.goto(pathOf(route));
  await whenLoaded(page);
  expect(await page.title()).toBe(titleOf(route));
  if (writes) found.set(route.name, await settledReads(page, expectation));
  else await expectation.poll(async () => atMost(route.name, await readsOf(page)), { timeout: 10_000 }).toBe(limitOf(route));
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
  expect(readsBeyond(await readsOf(page), limitOf(route), limitOf(before)), `reads of ${route.name}`).toEqual([]);
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
  await page.getByRole('region', { name: 'この時点の内容' }).getByText('¥30,000').waitFor();
  // The table next to the state stays readable.
  expect((await made.getByRole('cell').filter({ hasText: '¥30,000' }).boundingBox())?.width).toBeGreaterThan(200);
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
  const skip = page.getByRole('button', { name: `読み飛ばす（${streamId}）` });
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
