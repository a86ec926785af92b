import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { HOUR } from '#domain/calendar/instants.ts';
import { test } from '#tests/support/browser.ts';
import { audit, whenLoaded } from '#tests/support/browserAudit.ts';
import { sizes } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { newCast, newOffice } from '#tests/support/people.ts';

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

test('a toast is above the dialog that caused it, and can be closed there', async ({ openAs }) => {
  const office = await newOffice();
  const taCode = randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase();
  await send(office, 'students', {
    type: 'register',
    taCode,
    name: '鈴木 一',
    kana: 'スズキ ハジメ',
    birthday: '2001-02-03',
    belongingTo: 1,
  });
  const { page } = await openAs(office, 'phone', `/office/students?words=${taCode}`);
  await page.getByRole('button', { name: '鈴木 一さんの詳細を開く' }).first().click();
  const dialog = page.getByRole('dialog', { name: '受講生の詳細' });
  await dialog.getByRole('button', { name: '連携コードを発行する' }).click();
  await dialog.getByRole('button', { name: 'コピーする' }).click();
  const toast = page.getByText(/コピーしました|コピーできませんでした/);
  await toast.waitFor();
  expect(await isOnTop(toast)).toBe(true);
  await audit(page, 'a toast over a dialog');
  await toast.locator('..').getByRole('button', { name: 'この通知を閉じる' }).click();
  await toast.waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
});

test.for(sizes)('a menu opens next to its button and returns the focus, and so does its dialog, on a %s', async (size, { openAs }) => {
  const cast = await newCast();
  const { offerId } = await newOffer(cast, Date.now() + HOUR);
  const { page } = await openAs(cast.client, size, `/client/mypage/offers/${offerId}`);
  await whenLoaded(page);
  const button = page.getByRole('button', { name: 'その他の操作' });
  await button.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem').first();
  await item.waitFor();
  await expect.poll(() => focused(page)).toBe(await item.textContent());
  // The rest of the page may still move the button, and the menu with it.
  await expect.poll(() => placeOfMenu(page, button)).toEqual({ isNext: true, isInside: true, isCentred: true });
  await audit(page, 'an open menu');
  await page.keyboard.press('Escape');
  await item.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('その他の操作');

  await button.click();
  await item.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(() => focused(page)).toBe('戻る');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.mouse.click(4, 4);
  await dialog.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('その他の操作');
});

test('a dialog stays open while it is sending, whatever is pressed, and fits a low window', async ({ openAs }) => {
  const cast = await newCast();
  const { offerId } = await newOffer(cast);
  const { page } = await openAs(cast.talent, 'phone', `/talent/mypage/offers/${offerId}`);
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
