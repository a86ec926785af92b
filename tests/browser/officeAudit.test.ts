import type { Locator } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { jstDate } from '#domain/calendar/instants.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { type Deal, newOffer } from '#tests/support/deals.ts';
import { type Cast, newCast, newTalent } from '#tests/support/people.ts';

let cast: Cast;
let deal: Deal;
beforeAll(async () => {
  cast = await newCast();
  deal = await newOffer(cast);
  await send(cast.client, 'offers', { type: 'changeFee', offerId: deal.offerId, fee: 45_000 });
});

test('the office finds a history, sees a deal before its fee changed, and opens personal data with a reason', async ({ openAs }) => {
  const { page } = await openAs(cast.office, 'desktop');
  await page.getByRole('link', { name: '監査' }).click();
  await page.getByRole('combobox', { name: '対象' }).selectOption({ label: 'オファー' });
  await page.getByRole('textbox', { name: '番号' }).fill(deal.offerId);
  await page.getByRole('button', { name: '履歴を表示' }).click();
  await page.getByText('改ざんは見つかりません').waitFor();
  const changed = page.getByRole('row', { name: /報酬を変更/ });
  await changed.getByText('¥45,000').waitFor();
  await audit(page, 'a history');
  await page.getByRole('row', { name: /#1/ }).getByRole('button', { name: 'この時点の内容を見る' }).click();
  const then = page.getByRole('region', { name: 'この時点の内容' });
  await then.getByText('¥30,000').waitFor();
  // The table next to it stays readable.
  const changes = await changed.getByRole('cell').filter({ hasText: '¥45,000' }).boundingBox();
  expect(changes?.width).toBeGreaterThan(200);
  await audit(page, 'a state as it was');
  // Paper shows the history and the person who printed it, but no buttons.
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^印刷：/).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByText('履歴をさがす').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('操作の種類').selectOption({ label: '報酬を変更' });
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSVをダウンロードする' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^履歴_offer-.*\.csv$/);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/audit-desktop.png`, fullPage: true });
});

test('personal data on a phone', async ({ openAs }) => {
  const { page } = await openAs(cast.office, 'phone', `/office/audit?stream=talent-${cast.talent.uid}`);
  await page.getByRole('button', { name: '個人情報を表示する' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '理由を記録して表示する' }).click();
  await dialog.getByText('必須', { exact: false }).first().waitFor();
  await dialog.getByLabel('理由').fill('本人確認のため');
  await dialog.getByRole('button', { name: '理由を記録して表示する' }).click();
  await dialog.getByText('山田 花子').waitFor();
  await audit(page, 'opened personal data');
  await dialog.getByRole('button', { name: '閉じる', exact: true }).click();
  await page.getByRole('definition').getByText('山田 花子').waitFor({ state: 'detached' });
  await expectToFit(page, 320);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/audit-phone.png`, fullPage: true });
});

/** Presses like an auditor, and counts. */
const counted = () => {
  let clicks = 0;
  return {
    click: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    clicks: () => clicks,
  };
};

test('three questions of an auditor are answered with at most three clicks each', async ({ openAs }) => {
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  const seen = { offerId, termsNo: 1 };
  await send(talent, 'offers', { type: 'accept', ...seen });
  await send(cast.office, 'offers', { type: 'adminApprove', ...seen });
  await send(cast.client, 'offers', { type: 'approve', ...seen });
  // A higher fee needs no consent, so it counts at once.
  await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 45_000, reason: '撮影が一日延びたため' });
  const { page } = await openAs(cast.office, 'desktop', `/office/offers/${offerId}?tab=recent`);

  // Who changed this deal's fee, when, from what to what, and why?
  const first = counted();
  await first.click(page.getByRole('link', { name: '履歴を監査する' }));
  const changed = page.getByRole('row', { name: /¥30,000 → ¥45,000/ }).first();
  await changed
    .getByText(/クライアント/)
    .first()
    .waitFor();
  expect(first.clicks()).toBeLessThanOrEqual(3);

  // What did this deal say on a day?
  const second = counted();
  await second.click(page.getByLabel('この日の終わりの内容を見る'));
  await page.getByLabel('この日の終わりの内容を見る').fill(jstDate(Date.now()));
  await page.getByRole('region', { name: 'この時点の内容' }).getByText('¥45,000').waitFor();
  expect(second.clicks()).toBeLessThanOrEqual(3);

  // Which deals did this member approve today?
  await page.goto('/office');
  const third = counted();
  await third.click(page.getByRole('navigation', { name: '事務局メニュー' }).getByRole('link', { name: '監査', exact: true }));
  await third.click(page.getByRole('link', { name: '事務局の操作' }));
  const { email } = cast.office;
  await third.click(page.getByRole('region', { name: '事務局の操作の表' }).getByRole('link', { name: email, exact: true }).first());
  await page.waitForURL(
    (url) => url.searchParams.get('member') === cast.office.uid && url.searchParams.get('since') === jstDate(Date.now()),
  );
  const approved = page.getByRole('row', { name: /承認/ }).filter({ hasText: '¥30,000' }).first();
  await approved.getByText(email).waitFor();
  await approved.getByRole('link', { name: '企業紹介映像の出演者募集' }).waitFor();
  expect(third.clicks()).toBeLessThanOrEqual(3);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/journal-desktop.png`, fullPage: true });
});
