import { readFile } from 'node:fs/promises';
import { beforeAll, expect } from 'vitest';
import { readExport } from '#tests/support/billFiles.ts';
import { closedOffer } from '#tests/support/bills.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { type Cast, newCast } from '#tests/support/people.ts';

/** A month in which no other test closes deals. */
const CLOSING = Date.parse('2028-02-29T18:00:00+09:00');

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
  const deals = [
    ['一条 蓮', 10_000],
    ['二宮 凪', 20_000],
    ['三浦 澪', 30_000],
  ] as const;
  await Promise.all(deals.map(([talentName, fee]) => closedOffer(cast, fee, CLOSING, { talentName })));
});

test('a month of bills: its total, claimed under one number, reopened, exported', async ({ openAs }) => {
  const { page } = await openAs(cast.office, 'desktop');
  const at = (tab: string) => `/office/bills?tab=${tab}&month=2028-02&client=${cast.client.uid}`;
  await page.goto(at('UNCLAIMED'));
  await page.getByText('3件、合計60,000円（税抜）').waitFor();
  await audit(page, 'bills');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bills-desktop.png`, fullPage: true });

  await page.getByRole('checkbox', { name: /一条 蓮/ }).check();
  await page.getByRole('checkbox', { name: /二宮 凪/ }).check();
  await page.getByRole('button', { name: '選択した2件を請求済みにする' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2件、合計30,000円').waitFor();
  await dialog.getByLabel('請求番号').fill('0042');
  await audit(page, 'claiming');
  await dialog.getByRole('button', { name: '請求済みにする' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('1件、合計30,000円（税抜）').waitFor();

  await page.getByRole('link', { name: /^請求済み/ }).click();
  await page.getByText('2件、合計30,000円（税抜）').waitFor();
  expect(new URL(page.url()).searchParams.get('month')).toBe('2028-02');
  await page.getByRole('button', { name: '請求データをダウンロードする' }).click();
  await dialog.getByLabel('ファイルの形式').selectOption('UTF-8');
  await dialog.getByLabel('理由').fill('会計事務所への提出のため');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'ダウンロードする', exact: true }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n').filter((line) => line.includes('0042'))).toHaveLength(2);
  await dialog.getByText('SHA-256').waitFor();
  await audit(page, 'an export');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bills-export.png` });
  await dialog.getByRole('button', { name: '閉じる', exact: true }).click();

  await page
    .getByRole('row', { name: /一条 蓮/ })
    .getByRole('button', { name: '未請求に戻す' })
    .press('Enter');
  await dialog.getByLabel('理由').fill('請求書の宛名を直すため');
  await dialog.getByRole('button', { name: '未請求に戻す' }).press('Enter');
  await page.getByText('1件、合計20,000円（税抜）').waitFor();
  // The row after the removed one has the focus.
  await page
    .getByRole('row', { name: /二宮 凪/ })
    .locator('a:focus')
    .waitFor();

  // The month by client: every figure links to its bills.
  await page.getByRole('link', { name: 'クライアント別（月次）' }).click();
  const client = page.getByRole('row', { name: /¥66,000/ }).first();
  await client.getByText('¥6,000').waitFor();
  // The row of the only client, and the total.
  expect(await page.getByRole('row', { name: /¥66,000/ }).count()).toBe(2);
  await audit(page, 'a month of clients');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/clients-desktop.png`, fullPage: true });
  await page.getByRole('button', { name: '集計をダウンロードする' }).click();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/clients-export.png`, animations: 'disabled' });
  await dialog.getByLabel('理由').fill('会計事務所への提出のため');
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'ダウンロードする', exact: true }).click(),
  ]);
  const { rows } = await readExport(await readFile(await workbook.path()), 'XLSX');
  expect(rows).toMatchObject([{ クライアント番号: cast.client.uid, 税抜合計: 60_000, 消費税: 6_000, 税込合計: 66_000 }]);
  await dialog.getByRole('button', { name: '閉じる', exact: true }).click();
  await client.getByRole('link', { name: /の請求済み/ }).click();
  await page.getByText('1件、合計20,000円（税抜）').waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ tab: 'CLAIMED', month: '2028-02', client: cast.client.uid });
});

test('bills on a phone', async ({ openAs }) => {
  const { page } = await openAs(cast.office, 'phone', `/office/bills?tab=UNCLAIMED&month=2028-02&client=${cast.client.uid}`);
  await page.getByText('三浦 澪').waitFor();
  await audit(page, 'bills on a phone');
  await expectToFit(page, 320);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bills-phone.png`, fullPage: true });

  await page.goto('/office/bills?tab=CLIENTS&month=2028-02');
  await page.getByRole('row', { name: /^合計.*¥66,000/ }).waitFor();
  await audit(page, 'a month of clients on a phone');
  await expectToFit(page, 320);
  await page.setViewportSize({ width: 390, height: 844 });
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/clients-phone.png`, fullPage: true });
  await page.goto('/office/bills?tab=CLIENTS&month=2028-03');
  await page.getByText('2028年3月に完了した取引はありません').waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/clients-empty.png`, fullPage: true });
});
