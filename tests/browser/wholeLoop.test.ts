import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { longEnd } from '#domain/kernel/format/times.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { carryOutNow, fillInstant, nextMinute, pressAndConfirm, whenBannerSays } from '#tests/support/browserDeal.ts';
import { fillOpenSheet } from '#tests/support/browserForm.ts';
import { countPresses } from '#tests/support/browserPresses.ts';
import { send } from '#tests/support/callables.ts';
import { agreedChange, endSoon } from '#tests/support/deals.ts';
import { whenFound } from '#tests/support/found.ts';
import { document, newClient, newOffice, newTalent, posting } from '#tests/support/people.ts';

const newCast = async (talentName: string, title: string) => {
  const office = await newOffice();
  const [client, talent] = await Promise.all([newClient(office), newTalent(office, talentName)]);
  const { streamId } = await send(client, 'jobs', { ...posting(), title });
  return { office, client, talent, jobId: streamId.slice('job-'.length) };
};

/** Waits for a value in the terms sheet of a deal's page. */
const inSheet = (page: Page, value: string) =>
  page
    .getByRole('region', { name: /^条件書/ })
    .getByText(value, { exact: true })
    .first()
    .waitFor();

test('client, talent and office play a deal from inquiry to claimed bill; open pages update without reload', async ({ openAs }) => {
  const title = '春の広告撮影';
  const people = await newCast('待宵 千草', title);
  await whenFound(people.client, 'casts', '待宵 千草', people.talent.uid);
  const [{ page: client }, { page: talent }, { page: office }] = await Promise.all([
    openAs(people.client, 'desktop'),
    openAs(people.talent, 'phone'),
    openAs(people.office, 'desktop'),
  ]);
  await talent.getByRole('link', { name: 'オファー', exact: true }).click();
  await talent.getByText('いまやることはありません').waitFor();
  await office.getByRole('link', { name: 'オファー', exact: true }).click();

  // The inquiry.
  await client.getByLabel('キーワード').fill('待宵 千草');
  // A press on a card that the result is just replacing is lost.
  await client.getByText('キャスト 1人', { exact: true }).waitFor();
  await client.getByRole('link', { name: '待宵 千草' }).click();
  await client.getByRole('link', { name: '問い合わせる' }).click();
  await client.getByLabel('お仕事').selectOption({ label: title });
  await client.getByRole('textbox', { name: 'メッセージ' }).fill('三日間の撮影です。ご都合をお聞かせください。');
  await client.getByRole('button', { name: '入力内容を確認する' }).click();
  await client.getByText('三日間の撮影です。ご都合をお聞かせください。').waitFor();
  await client.getByRole('button', { name: 'この内容で問い合わせる' }).click();
  await client.getByRole('link', { name: '問い合わせの状況を見る' }).click();
  await whenBannerSays(client, 'IN_INQUIRY', 'client');
  // The badge of the open page follows.
  await talent.getByRole('link', { name: 'オファー 要対応 1 件', exact: true }).waitFor();
  await talent.getByRole('link', { name: title }).click();
  await whenBannerSays(talent, 'IN_INQUIRY', 'talent');

  // The offer after it.
  await client.getByRole('link', { name: '条件を決めてオファーを送る' }).click();
  await client.getByLabel('報酬').fill('４０，０００円');
  await fillInstant(client, '終了日', Date.now() + 3 * DAY);
  await fillOpenSheet(client);
  await client.getByRole('button', { name: '入力内容を確認する' }).click();
  await client.getByText('¥40,000').first().waitFor();
  await client.getByRole('button', { name: /のオファーを送る$/ }).click();
  await client.getByRole('link', { name: 'オファーの状況を見る' }).click();
  await whenBannerSays(client, 'IN_PROGRESS', 'client');
  await whenBannerSays(talent, 'IN_PROGRESS', 'talent');

  // The answers.
  const accepting = await countPresses(talent);
  await pressAndConfirm(talent, 'このオファーを承諾する');
  await whenBannerSays(talent, 'IS_ACCEPTED', 'talent');
  expect(await accepting(), 'presses for an acceptance').toBeLessThanOrEqual(2);
  await whenBannerSays(client, 'IS_ACCEPTED', 'client');
  await office.getByRole('link', { name: title }).click();
  await whenBannerSays(office, 'IS_ACCEPTED', 'office');
  const deal = office.url();
  await pressAndConfirm(office, /で承認する$/, '承認する');
  // The next deal of the queue opens.
  await office.getByRole('dialog').waitFor({ state: 'detached' });
  await carryOutNow(office);
  await office.goto(deal);
  await whenBannerSays(office, 'IS_ADMIN_APPROVED', 'office');
  await whenBannerSays(talent, 'IS_ADMIN_APPROVED', 'talent');
  await whenBannerSays(client, 'IS_ADMIN_APPROVED', 'client');
  const waiting = client.getByRole('link', { name: /^選考.*1 件/ }).first();
  await waiting.waitFor();
  await pressAndConfirm(client, 'この内容で依頼を確定する');
  await whenBannerSays(client, 'IS_APPROVED', 'client');
  await waiting.waitFor({ state: 'detached' });
  await whenBannerSays(talent, 'IS_APPROVED', 'talent');
  await whenBannerSays(office, 'IS_APPROVED', 'office');

  // The changes.
  const changing = await countPresses(client);
  await client.getByRole('button', { name: '報酬を変更' }).click();
  await client.getByLabel('新しい報酬').fill('45000');
  await audit(client, 'a change of the fee on the page of the deal');
  await client.getByRole('button', { name: '報酬を変更する' }).click();
  await inSheet(client, '¥45,000');
  expect(await changing(), 'presses for a changed fee').toBeLessThanOrEqual(2);
  await inSheet(talent, '¥45,000');
  await client.getByRole('button', { name: '終了日を変更' }).click();
  const later = nextMinute(2 * DAY);
  await fillInstant(client, '新しい終了日', later);
  await client.getByLabel('理由').fill('撮影が早く終わるため');
  await client.getByRole('button', { name: '条件の変更を申し込む' }).click();
  await pressAndConfirm(talent, 'この変更に同意する');
  await pressAndConfirm(office, /で変更を承認する$/, 'この変更を承認する');
  await carryOutNow(office);
  await office.goto(deal);
  for (const page of [client, talent]) await page.getByText(longEnd(later)).first().waitFor();
  const offerId = new URL(client.url()).pathname.split('/').at(-1) as string;
  await endSoon((scheduleToClose) => agreedChange(people, { offerId }, { scheduleToClose }, 2));

  // Cloud Tasks closes the deal at its end.
  await whenBannerSays(client, 'IS_CLOSED', 'client', 60_000);
  await whenBannerSays(talent, 'IS_CLOSED', 'talent');
  await whenBannerSays(office, 'IS_CLOSED', 'office');

  // The bill.
  await office.getByRole('link', { name: '請求', exact: true }).click();
  await office.getByRole('row', { name: title }).getByRole('button', { name: '請求済みにする' }).click();
  await office.getByRole('dialog').getByLabel('請求番号').fill('B-2026-001');
  await office.getByRole('dialog').getByRole('button', { name: '請求済みにする' }).click();
  await office.getByRole('row', { name: title }).waitFor({ state: 'detached' });
  await office.getByRole('link', { name: /^請求済み/ }).click();
  await office.getByRole('row', { name: title }).getByText('B-2026-001').waitFor();

  const billed = await document<Offer>(`jobs/${people.jobId}/offers/${offerId}`, ({ billStatus }) => billStatus === 'CLAIMED');
  expect(billed).toMatchObject({ status: 'IS_CLOSED', fee: 45_000, billId: 'B-2026-001' });
  expect(billed.closedAt).toBeGreaterThanOrEqual(billed.scheduleToClose ?? Number.POSITIVE_INFINITY);
});
