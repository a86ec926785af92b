import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, expect } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { audit, expectFocusInSight, expectToFit, tabTo, whenLoaded } from '#tests/support/browserAudit.ts';
import { everybody } from '#tests/support/browserPeople.ts';
import { pathWith, screensOf, titleOf } from '#tests/support/everyScreen.ts';
import { documentedReads, readsOf, writeReads } from '#tests/support/readsTable.ts';
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

/** A few screens per test, so that more screens make more tests, not longer ones. */
const FEW = 12;
const visits = (['guest', 'unverified', 'norole', 'talent', 'client', 'uncertified', 'office'] as const).flatMap((viewer) => {
  const screens = screensOf(viewer);
  return Array.from({ length: Math.ceil(screens.length / FEW) }, (_, part) => {
    const seen = screens.slice(part * FEW, (part + 1) * FEW);
    return { viewer, seen, title: `${viewer}: ${seen.map(({ name }) => name).join(', ')}` };
  });
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

describe.concurrent('every screen has its title, fits from 320 px on, meets WCAG 2.2 AA and reads no more than documented', () => {
  test.for(visits)('$title', async ({ viewer, seen }, { open, openAs, expect }) => {
    const { page } = viewer === 'guest' ? await open('desktop') : await openAs(world.people[viewer], 'desktop', '/robots.txt');
    for (const route of seen) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pathOf(route));
      await whenLoaded(page);
      expect(await page.title()).toBe(titleOf(route));
      await audit(page);
      // Like 200 % zoom on a desktop, and 400 %.
      await expectToFit(page, 720);
      await expectToFit(page, 320);
      await expectToFit(page, 390);
      await audit(page, `${page.url()} at 390 px`);
      if (writes) found.set(route.name, await settledReads(page, expect));
      else await expect.poll(async () => atMost(route.name, await readsOf(page)), { timeout: 10_000 }).toBe(documented.get(route.name));
    }
  });
});

test('the audit finds faults of a page', async ({ open }) => {
  const { page } = await open('desktop');
  await page.goto('/company');
  await whenLoaded(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(audit(page)).rejects.toMatchObject({ actual: [expect.stringContaining('button-name')] });
});

test('the keyboard alone skips to the content and reaches the answer of an offer', async ({ openAs }) => {
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

test('no bar covers the focused element if a list is next to a detail', async ({ openAs }) => {
  const { page } = await openAs(world.people.client, 'desktop', `/client/mypage/offers/${world.accepted.offerId}?tab=running`);
  await whenLoaded(page);
  await expectFocusInSight(page);
});
