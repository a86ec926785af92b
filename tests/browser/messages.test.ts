import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { posting } from '#domain/testing/profiles.ts';
import { PAGE } from '#functions/media/testing/pdfs.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { post, whenReference } from '#tests/support/chats.ts';
import { newOffer } from '#tests/support/deals.ts';
import { newCast } from '#tests/support/people.ts';

const field = 'メッセージを入力';
/** The messages of the room, without the excerpt in the list of a wide screen. */
const said = (page: Page) => page.getByRole('list', { name: 'メッセージ', exact: true });

/** The share of the bell that its badge covers. */
const coveredShare = (bell: Locator) =>
  bell.evaluate((link) => {
    const [icon, badge] = [link.querySelector('svg'), link.lastElementChild].map((part) => part?.getBoundingClientRect());
    if (!icon || !badge) throw new Error('no bell');
    const width = Math.max(0, Math.min(icon.right, badge.right) - Math.max(icon.left, badge.left));
    const height = Math.max(0, Math.min(icon.bottom, badge.bottom) - Math.max(icon.top, badge.top));
    return (width * height) / (icon.width * icon.height);
  });

/** Whether the middle of an element is in the window, with nothing above it. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('messages, pictures and files arrive at once, are counted until they are seen, and lead to the deal', async ({ openAs }) => {
  const cast = await newCast();
  const { client, talent } = cast;
  const { offerId } = await newOffer(cast);
  await Promise.all([talent, client].map((person) => whenReference(person, offerId)));
  await post(client, offerId, 'はじめまして。\n当日はよろしくお願いします。');
  await whenReference(talent, offerId, ({ unreadCount }) => unreadCount === 1);
  const [{ page: mine, context: mineVisit, expectFault }, { page: theirs }] = await Promise.all([
    openAs(talent, 'phone', '/talent/mypage/messages'),
    openAs(client, 'desktop', `/client/mypage/messages/${offerId}`),
  ]);
  expectFault(/ERR_INTERNET_DISCONNECTED|cleardot\.gif/);
  await mine.getByRole('link', { name: /メッセージ 未読 1 件/ }).waitFor();
  const bell = mine.getByRole('link', { name: /お知らせ 未読 \d+ 件/ });
  await bell.waitFor();
  expect(await coveredShare(bell), 'share of the bell under its badge').toBeLessThan(0.25);
  await mine.locator('main').getByRole('heading', { level: 2 }).getByRole('link').click();
  await mine.getByText('ここから未読').waitFor();
  await mine.getByText('クライアントからオファーが届きました。').waitFor();
  await whenReference(talent, offerId, ({ unreadCount }) => unreadCount === 0);
  await said(theirs).getByText('はじめまして。').waitFor();
  await said(theirs).getByText('既読').waitFor();

  // Enter breaks the line. The button sends, and Ctrl+Enter.
  await mine.getByLabel(field).fill('こちらこそ、よろしくお願いします。');
  await mine.getByLabel(field).press('Enter');
  await mine.getByLabel(field).pressSequentially('楽しみにしています。');
  await mine.getByRole('button', { name: '送信する' }).click();
  await said(theirs).getByText('こちらこそ、よろしくお願いします。\n楽しみにしています。').waitFor();
  await theirs.getByLabel(field).fill('集合は');
  await theirs.getByLabel(field).press('Enter');
  await theirs.getByLabel(field).pressSequentially('9時です。');
  await theirs.getByLabel(field).press('Control+Enter');
  await said(mine).getByText('集合は\n9時です。').waitFor();
  expect(await theirs.getByLabel(field).inputValue()).toBe('');
  await theirs.getByText('送信中…').waitFor({ state: 'detached' });
  expect(await said(theirs).getByText('9時です。').count()).toBe(1);

  const map = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#5eb9e6' } })
    .png()
    .toBuffer();
  await theirs.getByLabel('画像・PDFを添付する').setInputFiles([
    { name: 'map.png', mimeType: 'image/png', buffer: map },
    { name: '香盤表.pdf', mimeType: 'application/pdf', buffer: PAGE },
  ]);
  await theirs.getByRole('button', { name: '送信する' }).and(theirs.locator(':enabled')).waitFor();
  await audit(theirs, 'an attached picture and file');
  await theirs.getByRole('button', { name: '送信する' }).click();
  await mine.getByRole('button', { name: '株式会社あおぞら映像の画像を大きく表示する' }).click();
  await mine.getByRole('dialog').getByRole('img', { name: '株式会社あおぞら映像の画像' }).waitFor();
  await audit(mine, 'the picture in large');
  await mine.keyboard.press('Escape');
  const sheet = mine.getByRole('button', { name: /^香盤表\.pdf/ });
  await sheet.waitFor();
  await expectToFit(mine, 320);
  await audit(mine, 'a picture and a file of a message');
  const [file] = await Promise.all([mine.waitForEvent('download'), sheet.click()]);
  expect(file.suggestedFilename()).toBe('香盤表.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await mine.getByLabel(field).fill('電車が遅れています。');
  await mineVisit.setOffline(true);
  await mine.getByRole('button', { name: '送信する' }).click();
  const retry = mine.getByRole('button', { name: 'もう一度送る' });
  await retry.waitFor();
  await expect.poll(() => isInSight(retry), { message: 'the button to send it again is in sight' }).toBe(true);
  expect(await isInSight(mine.getByText('オフラインです。', { exact: false })), 'the end of the connection is in sight').toBe(true);
  await mineVisit.setOffline(false);
  await said(theirs).getByText('電車が遅れています。').waitFor();
  await retry.waitFor({ state: 'detached' });
  expect(await said(mine).getByText('電車が遅れています。').count()).toBe(1);

  await theirs.locator('main').getByRole('link', { name: posting.title }).click();
  await theirs.waitForURL(`**/client/mypage/offers/${offerId}`);
  await theirs.getByRole('link', { name: 'メッセージを送る' }).click();
  await said(theirs).getByText('はじめまして。').waitFor();
});
