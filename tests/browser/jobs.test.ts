import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { HOUR } from '#domain/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit, whenLoaded } from '#tests/support/browserAudit.ts';
import { whenFound } from '#tests/support/found.ts';
import { type Cast, newCast, newJob, newTalent, posting } from '#tests/support/people.ts';

let cast: Cast;
const titles = { tokyo: '時代劇の出演者募集', osaka: '大阪のＣＭ出演者募集', soon: '締切間近の声優募集' };
beforeAll(async () => {
  cast = await newCast();
  // More jobs than fit on the screen.
  await Promise.all(Array.from({ length: 6 }, () => newJob(cast.client)));
  const posted = async (title: string, changes: object) =>
    whenFound(cast.talent, 'jobs', title, await newJob(cast.client, { title, ...changes }));
  await posted(titles.tokyo, { prefecture: 13, wantedGender: 1, wantedAgeBands: [7] });
  await posted(titles.osaka, { prefecture: 27, place: '北区', wantedGender: 2, wantedAgeBands: [8] });
  await posted(titles.soon, { prefecture: 0, entryDeadline: Date.now() + 5 * HOUR });
});

describe.concurrent.each(['phone', 'desktop'] as const)('the job list on a %s', (size) => {
  test('filters, and keeps search and position', async ({ openAs, expect }) => {
    const { page } = await openAs(cast.talent, size, '/talent/jobs');
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    // Other tests post jobs, so a search is needed to find these.
    await whenLoaded(page);
    await audit(page, 'the job list');
    await expectToFit(page, size === 'phone' ? 320 : 1440);
    if (size === 'phone') await page.getByRole('button', { name: '絞り込む' }).click();
    await page.getByLabel('地域').selectOption({ label: '関西（すべて）' });
    await link(titles.osaka).waitFor();
    await link(titles.tokyo).waitFor({ state: 'detached' });
    await page.getByLabel('募集する性別').selectOption({ label: '女性' });
    await audit(page, 'the open filters');
    if (size === 'phone') await page.getByRole('button', { name: 'お仕事 1件を見る' }).click();
    await page.getByLabel('キーワード').fill('cm 北区');
    await link(titles.osaka).waitFor();
    await page.reload();
    await link(titles.osaka).waitFor();
    expect(await page.getByLabel('キーワード').inputValue()).toBe('cm 北区');
    await page.getByLabel('キーワード').fill('どこにもない言葉');
    await page.getByText('条件に合うお仕事が見つかりません').waitFor();
    await audit(page, 'a search without a hit');
    await page.getByRole('button', { name: '条件をすべて外す' }).click();
    await page.getByRole('heading', { level: 2, name: posting().title }).first().waitFor();
    expect(await page.getByLabel('キーワード').inputValue()).toBe('');
    await page.getByLabel('並び順').selectOption({ label: '募集締切が近い順' });
    await page.waitForFunction((title: string) => document.querySelector('main li h2')?.textContent === title, titles.soon);
    const picture = page
      .getByRole('listitem')
      .filter({ has: link(titles.soon) })
      .locator('> :first-child');
    expect(await picture.evaluate((element) => getComputedStyle(element).borderBottomLeftRadius)).toBe('0px');

    // A job at the end of the list and back: the same position.
    await page.getByRole('heading', { level: 2, name: posting().title }).nth(5).waitFor();
    const last = page.getByRole('heading', { level: 2, name: posting().title }).last();
    // Scrolls as far as the click needs.
    await last.hover();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await last.click();
    await page.waitForURL('**/talent/jobs/*');
    await page.getByText('募集要項').waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 10_000 }).toBe(place);
  });
});

describe.concurrent.each(['talent', 'client'] as const)('a job on a desktop of the %s', (side) => {
  test('shows its picture as wide as its cards', async ({ openAs, expect }) => {
    const { client } = cast;
    const path = `pictures/${client.uid}/job.svg`;
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8fb8d4" d="M0 0h4v3H0z"/></svg>';
    await runtime().objects.write(path, Buffer.from(picture), 'image/svg+xml');
    const jobId = await newJob(client, { pictures: [path] });
    const { page } = await openAs(cast[side], 'desktop', side === 'talent' ? `/talent/jobs/${jobId}` : `/client/mypage/jobs/${jobId}`);
    const edges = async (element: Locator) => {
      const box = await element.boundingBox();
      if (!box) throw new Error('it is not shown');
      return { left: box.x, right: box.x + box.width };
    };
    const shown = await edges(page.getByRole('img', { name: 'お仕事の写真 1枚目' }));
    expect(shown).toEqual(await edges(page.getByRole('region', { name: 'お仕事の内容' })));
  });
});

describe.concurrent('bookmarks', () => {
  test('are kept and open the job', async ({ openAs }) => {
    const { page } = await openAs(await newTalent(cast.office), 'phone', '/talent/mypage/bookmarks');
    await page.getByText('ブックマークはまだありません').waitFor();
    await audit(page, 'no bookmarks');
    await page.getByRole('link', { name: 'お仕事をさがす' }).last().click();
    const button = page.getByRole('button', { name: `「${titles.osaka}」をブックマーク` });
    const kept = page.waitForResponse(/\/favorites$/);
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    // Leaving the page would cancel commands that are not sent yet.
    await kept;
    await page.goto('/talent/mypage/bookmarks');
    await page.getByRole('link', { name: titles.osaka }).waitFor();
    await audit(page, 'bookmarks');
    await page.getByRole('button', { name: `「${titles.osaka}」をブックマーク` }).click();
    await page.getByText('ブックマークはまだありません').waitFor();
  });

  test('return to the old state with a message if one is refused', async ({ openAs }) => {
    const { page, expectFault } = await openAs(await newTalent(cast.office), 'phone');
    expectFault(/favorites/);
    await page.route(/\/favorites$/, (route) => route.abort('connectionrefused'));
    await page.goto('/talent');
    await whenLoaded(page);
    const button = page.getByRole('button', { name: `「${titles.osaka}」をブックマーク` });
    await button.click();
    await page.getByText(/通信できませんでした/).waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('false');
  });
});
