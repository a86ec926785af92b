import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { DAY, jstDate } from '#domain/calendar/instants.ts';
import { posting } from '#domain/testing/profiles.ts';
import { PAGE } from '#functions/media/testing/pdfs.ts';
import type { News } from '#projections/content/news.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit, whenLoaded } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { post, whenReference } from '#tests/support/chats.ts';
import { type Deal, newOffer } from '#tests/support/deals.ts';
import { type Cast, document, newCast, newJob, newTalent, type Person } from '#tests/support/people.ts';

let cast: Cast;
let map: Buffer;
beforeAll(async () => {
  cast = await newCast();
  map = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#5eb9e6' } })
    .png()
    .toBuffer();
});

/** An offer to a new talent, with an open room. */
const newRoom = async (): Promise<Deal & { talent: Person }> => {
  const talent = await newTalent(cast.office);
  const deal = await newOffer({ ...cast, talent });
  await Promise.all([talent, cast.client].map((person) => whenReference(person, deal.offerId)));
  return { ...deal, talent };
};

const field = 'メッセージを入力';
/** Sends two lines: Enter breaks the line on a phone and sends on a keyboard. */
const write = {
  phone: async (page: Page, first: string, second: string) => {
    await page.getByLabel(field).fill(first);
    await page.getByLabel(field).press('Enter');
    await page.getByLabel(field).pressSequentially(second);
    expect(await page.getByLabel(field).inputValue()).toBe(`${first}\n${second}`);
    await page.getByRole('button', { name: '送信する' }).click();
  },
  desktop: async (page: Page, first: string, second: string) => {
    await page.getByLabel(field).fill(first);
    await page.getByLabel(field).press('Shift+Enter');
    await page.getByLabel(field).pressSequentially(second);
    await page.getByLabel(field).press('Enter');
  },
};

/** The messages of the room, without the excerpt in the list of a wide screen. */
const said = (page: Page) => page.getByRole('list', { name: 'メッセージ', exact: true });

describe.concurrent('messages', () => {
  test('arrive at once, are counted until they are seen, and lead to the deal', async ({ openAs, expect }) => {
    const { talent, offerId } = await newRoom();
    await post(cast.client, offerId, 'はじめまして。\n当日はよろしくお願いします。');
    await whenReference(talent, offerId, ({ unreadCount }) => unreadCount === 1);
    const [{ page: mine }, { page: theirs }] = await Promise.all([
      openAs(talent, 'phone', '/talent/mypage/messages'),
      openAs(cast.client, 'desktop', `/client/mypage/messages/${offerId}`),
    ]);
    await mine.getByRole('link', { name: /メッセージ 未読 1 件/ }).waitFor();
    await audit(mine);
    await mine.locator('main').getByRole('heading', { level: 2 }).getByRole('link').click();
    await mine.getByText('ここから未読').waitFor();
    await mine.getByText('クライアントからオファーが届きました。').waitFor();
    await audit(mine);
    await whenReference(talent, offerId, ({ unreadCount }) => unreadCount === 0);

    await said(theirs).getByText('はじめまして。').waitFor();
    await write.phone(mine, 'こちらこそ、よろしくお願いします。', '楽しみにしています。');
    await said(theirs).getByText('こちらこそ、よろしくお願いします。\n楽しみにしています。').waitFor();
    await write.desktop(theirs, '集合は', '9時です。');
    await said(mine).getByText('集合は\n9時です。').waitFor();
    expect(await theirs.getByLabel(field).inputValue()).toBe('');
    await theirs.getByText('送信中…').waitFor({ state: 'detached' });
    expect(await said(theirs).getByText('9時です。').count()).toBe(1);
    await audit(theirs);

    await theirs.getByLabel('画像・PDFを添付する').setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: map });
    await theirs.getByRole('button', { name: '送信する' }).and(theirs.locator(':enabled')).waitFor();
    await audit(theirs, 'an attached picture');
    await theirs.getByRole('button', { name: '送信する' }).click();
    await mine.getByRole('button', { name: '株式会社あおぞら映像の画像を大きく表示する' }).click();
    await mine.getByRole('dialog').getByRole('img', { name: '株式会社あおぞら映像の画像' }).waitFor();
    await audit(mine, 'the picture in large');
    await mine.keyboard.press('Escape');

    await theirs.getByLabel('画像・PDFを添付する').setInputFiles({ name: '香盤表.pdf', mimeType: 'application/pdf', buffer: PAGE });
    await theirs.getByRole('button', { name: '送信する' }).and(theirs.locator(':enabled')).waitFor();
    await audit(theirs, 'an attached file');
    await theirs.getByRole('button', { name: '送信する' }).click();
    const sheet = mine.getByRole('button', { name: /^香盤表\.pdf/ });
    await sheet.waitFor();
    await audit(mine, 'a file of a message');
    await expectToFit(mine, 320);
    const [file] = await Promise.all([mine.waitForEvent('download'), sheet.click()]);
    expect(file.suggestedFilename()).toBe('香盤表.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await theirs.locator('main').getByRole('link', { name: posting.title }).click();
    await theirs.waitForURL(`**/client/mypage/offers/${offerId}`);
    await theirs.getByRole('link', { name: 'メッセージを送る' }).click();
    await said(theirs).getByText('はじめまして。').waitFor();
  });

  test('propose times, which the other side answers one by one', async ({ openAs }) => {
    const { talent, offerId } = await newRoom();
    const [{ page: mine }, { page: theirs }] = await Promise.all([
      openAs(talent, 'phone', `/talent/mypage/messages/${offerId}`),
      openAs(cast.client, 'desktop', `/client/mypage/messages/${offerId}`),
    ]);
    await theirs.getByRole('button', { name: '定型文・日程' }).click();
    await audit(theirs, 'the phrases');
    await theirs.getByRole('button', { name: '日程を提案する' }).click();
    const dialog = theirs.getByRole('dialog', { name: '日程を提案する' });
    await dialog.getByLabel('日付').fill(jstDate(Date.now() + 20 * DAY));
    await audit(theirs, 'the times to propose');
    await dialog.getByRole('button', { name: 'この日程を送る' }).click();
    await mine.getByRole('radio', { name: '要調整' }).check({ force: true });
    await audit(mine, 'the answer to times');
    await expectToFit(mine, 320);
    await mine.getByRole('button', { name: '回答を送る' }).click();
    await said(theirs).getByText('日程への回答').waitFor();
    await said(theirs)
      .getByText(/△ 要調整/)
      .first()
      .waitFor();
    await said(mine).getByText('既読').waitFor();
  });

  test('that failed keep their text, and are sent once by a retry', async ({ openAs }) => {
    const { talent, offerId } = await newRoom();
    const { context, page, expectFault } = await openAs(talent, 'phone', `/talent/mypage/messages/${offerId}`);
    expectFault(/ERR_INTERNET_DISCONNECTED|cleardot\.gif/);
    await write.phone(page, '向かっています。', 'もうすぐ着きます。');
    await whenReference(cast.client, offerId, ({ unreadCount }) => unreadCount === 1);
    await page.getByLabel(field).fill('電車が遅れています。');
    await context.setOffline(true);
    await page.getByRole('button', { name: '送信する' }).click();
    const retry = page.getByRole('button', { name: 'もう一度送る' });
    await retry.waitFor();
    await audit(page);
    await context.setOffline(false);
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    await whenReference(cast.client, offerId, ({ unreadCount }) => unreadCount === 2);
    expect(await page.getByText('電車が遅れています。').count()).toBe(1);
  });

  test('count as read only while the page is in the foreground', async ({ openAs, expect }) => {
    const { talent, offerId } = await newRoom();
    await post(cast.client, offerId, '集合時間が変わりました。');
    const { page } = await openAs(talent, 'phone', '/talent/mypage/messages');
    await page.addInitScript(() => {
      Object.defineProperty(globalThis.document, 'visibilityState', {
        configurable: true,
        get: () => globalThis.document.documentElement.dataset.shown ?? 'hidden',
      });
    });
    await page.goto(`/talent/mypage/messages/${offerId}`);
    await page.getByText('集合時間が変わりました。').waitFor();
    // A read mark would be sent before this answer.
    await write.phone(page, '承知しました。', 'ありがとうございます。');
    await whenReference(cast.client, offerId, ({ unreadCount }) => unreadCount === 1);
    expect(await whenReference(talent, offerId)).toMatchObject({ unreadCount: 1 });
    await page.evaluate(() => {
      globalThis.document.documentElement.dataset.shown = 'visible';
      globalThis.document.dispatchEvent(new Event('visibilitychange'));
    });
    await whenReference(talent, offerId, ({ unreadCount }) => unreadCount === 0);
  });
});

test('notifications are counted and opened by reading or all at once; news by being shown', async ({ openAs }) => {
  const { talent } = await newRoom();
  await newOffer({ ...cast, talent, jobId: await newJob(cast.client) });
  const { streamId } = await send(cast.office, 'news', { type: 'write', title: '年末年始の営業について', body: '年末は休業します。' });
  const newsId = streamId.slice('news-'.length);
  await send(cast.office, 'news', { type: 'publish', newsId });
  await document<News>(`news/${newsId}`, ({ isPublished }) => isPublished);
  const { page } = await openAs(talent, 'phone', '/talent/notification');
  const offers = page.getByRole('link', { name: '未読 オファーが届きました' });
  await offers.nth(1).waitFor();
  const unreadBell = page.getByRole('link', { name: /お知らせ 未読 \d+ 件/ });
  await unreadBell.waitFor();
  await whenLoaded(page);
  const hidden = await unreadBell.evaluate((link) => {
    const [bell, badge] = [link.querySelector('svg'), link.lastElementChild].map((part) => part?.getBoundingClientRect());
    if (!bell || !badge) throw new Error('no bell');
    const width = Math.max(0, Math.min(bell.right, badge.right) - Math.max(bell.left, badge.left));
    const height = Math.max(0, Math.min(bell.bottom, badge.bottom) - Math.max(bell.top, badge.top));
    return (width * height) / (bell.width * bell.height);
  });
  expect(hidden, 'share of the bell under its badge').toBeLessThan(0.25);
  await audit(page);
  await offers.first().click();
  await page.waitForURL('**/talent/notification/*');
  await page.getByRole('link', { name: '内容を確認する' }).click();
  await page.waitForURL('**/talent/mypage/offers/*');
  await page.goBack();
  await page.getByRole('heading', { name: 'オファーが届きました' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'オファーが届きました', exact: true }).waitFor();
  await page.getByRole('button', { name: 'すべて既読にする' }).click();
  await offers.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /事務局からのお知らせ（未読あり）/ }).click();
  await page.getByRole('heading', { name: '年末年始の営業について' }).waitFor();
  await page.getByRole('link', { name: '事務局からのお知らせ', exact: true }).waitFor();
  await unreadBell.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'お知らせ', exact: true }).first().waitFor();
  await audit(page);
});
