import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { test } from '#tests/support/browser.ts';
import { audit, whenLoaded } from '#tests/support/browserAudit.ts';
import { carryOutNow } from '#tests/support/browserDeal.ts';
import { go } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { newEntry, whenEntryStatus } from '#tests/support/entries.ts';
import { type Cast, newCast, newJob, newTalent } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** Whether a press in the middle of the element would reach it. */
const isOnTop = (what: Locator) =>
  what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Where the open menu is, seen from its button; both are measured at one moment. */
const placeOfMenu = async (page: Page, button: Locator) => {
  const menu = await page.getByRole('menu').elementHandle();
  return button.evaluate((from, shown) => {
    const [at, it] = [from.getBoundingClientRect(), (shown as Element).getBoundingClientRect()];
    const isAtEdge = it.left < 16 || it.right > innerWidth - 16;
    return {
      isNext: Math.min(Math.abs(it.top - at.bottom), Math.abs(it.bottom - at.top)) < 12,
      isInside: it.left >= 0 && it.right <= innerWidth,
      isCentred: isAtEdge || Math.abs(it.left + it.right - at.left - at.right) < 4,
    };
  }, menu);
};

/** An entry of the talent that waits for the office, for a new job. */
const waiting = async (title: string) => {
  const made = await newEntry({ ...cast, jobId: await newJob(cast.client, { title }) });
  await whenEntryStatus(made.path, 'IN_PROGRESS');
  return made;
};

describe.concurrent('dialogs', () => {
  test('by keyboard the office decides one entry after the other; the focus is on the next; a toast is above its dialog', async ({
    openAs,
    expect,
  }) => {
    const [first, second] = [await waiting('朝の番組'), await waiting('昼の番組')];
    await waiting('夕の番組');
    // As the office writes it: letters by chance would be a word for the sweep of screens.
    const code = `TA${randomInt(1e6, 1e7)}`;
    const trainee = { kana: 'スズキ ハジメ', birthday: '2001-02-03', belongingTo: 1 };
    for (const [index, name] of ['鈴木 一', '鈴木 二'].entries())
      await send(cast.office, 'students', { type: 'register', taCode: `${code}${index}`, name, ...trainee });
    const { page } = await openAs(cast.office, 'desktop', `/office/entries/${first.entryId}`);
    await page
      .getByRole('button', { name: /承認する$/ })
      .first()
      .waitFor();
    await page.keyboard.press('a');
    await page.getByRole('dialog').getByRole('button', { name: '承認する' }).press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith(first.entryId));
    await carryOutNow(page);

    const list = page.getByRole('table', { name: 'エントリーの一覧' });
    await list.getByRole('link', { name: '昼の番組' }).press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith(second.entryId));
    await page.getByRole('button', { name: '否認する' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'エントリーを否認しますか？' });
    await dialog.getByLabel('理由').fill('募集の条件に合いません。');
    await audit(page, 'the dialog that disapproves');
    await dialog.getByRole('button', { name: 'このエントリーを否認する' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL((url) => /entries\/./.test(url.pathname) && !url.pathname.endsWith(second.entryId));
    await list.locator('a[aria-current=true]:focus').waitFor();
    await carryOutNow(page);
    await list.getByRole('link', { name: '昼の番組' }).waitFor({ state: 'detached' });
    await page.locator('#main:focus').waitFor();

    await page.setViewportSize({ width: 390, height: 844 });
    await go(page, `/office/students?words=${code}`);
    await page.getByRole('button', { name: '鈴木 一さんの詳細を開く' }).first().click();
    const place = page.getByRole('dialog', { name: '受講生の詳細' });
    await place.getByRole('button', { name: '連携コードを発行する' }).click();
    await place.getByRole('button', { name: 'コピーする' }).click();
    const toast = page.getByText(/コピーしました|コピーできませんでした/);
    await toast.waitFor();
    expect(await isOnTop(toast)).toBe(true);
    expect((await toast.boundingBox())?.y, 'the buttons of a dialog are at its end').toBeLessThan(100);
    await audit(page, 'a toast over a dialog');
    await toast.locator('..').getByRole('button', { name: 'この通知を閉じる' }).click();
    await toast.waitFor({ state: 'detached' });
    expect(await place.isVisible()).toBe(true);
    await page.keyboard.press('Escape');

    // The act removes its own button.
    await page.getByRole('button', { name: '鈴木 一さんを削除する' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: '削除する' }).press('Enter');
    await page.getByRole('rowheader', { name: `${code}0` }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: '鈴木 二' }).locator(':focus').waitFor();
  });

  test('a menu opens next to its button and returns the focus, and so does its dialog', async ({ openAs, expect }) => {
    const { offerId } = await newOffer(cast, Date.now() + HOUR);
    const { page } = await openAs(cast.client, 'phone', `/client/mypage/offers/${offerId}`);
    const button = page.getByRole('button', { name: 'その他の操作' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await whenLoaded(page);
      await button.focus();
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem').first();
      await item.waitFor();
      await expect.poll(() => focused(page)).toBe(await item.textContent());
      // The rest of the page may still move the button, and the menu with it.
      await expect.poll(() => placeOfMenu(page, button)).toEqual({ isNext: true, isInside: true, isCentred: true });
      await audit(page, `an open menu at ${width} px`);
      await page.keyboard.press('Escape');
      await item.waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('その他の操作');

      await button.click();
      await item.click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      // The first choice of a reason.
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('label')?.textContent)).toBe('ほかの方に決まった');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await page.mouse.click(4, 4);
      await dialog.waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('その他の操作');
    }
  });

  test('a dialog stays open while it is sending, whatever is pressed, and fits a low window', async ({ openAs, expect }) => {
    const talent = await newTalent(cast.office);
    const { offerId } = await newOffer({ ...cast, talent });
    const { page } = await openAs(talent, 'phone', `/talent/mypage/offers/${offerId}`);
    await page.getByRole('button', { name: 'このオファーを承諾する' }).click();
    const dialog = page.getByRole('dialog');
    await page.setViewportSize({ width: 390, height: 360 });
    const box = await dialog.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 360 && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/\/offers$/, async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: /承諾/ }).click();
    await expect.poll(() => dialog.locator('[aria-busy]').count()).toBe(1);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    expect(await dialog.isVisible()).toBe(true);
    goOn();
    await dialog.waitFor({ state: 'detached' });
  });
});
