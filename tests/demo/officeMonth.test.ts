import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { formatYen, yenInText } from '#domain/kernel/format/numbers.ts';
import { accountingColumns, type Program, programLabels } from '#domain/money/accounting/programs.ts';
import { invoice } from '#domain/money/invoice/invoice.ts';
import { announce } from '#functions/delivery/announce.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { encoderFor } from '#functions/files/encodings.ts';
import { rebuild } from '#functions/replay/rebuild.ts';
import { runtime } from '#functions/runtime.ts';
import { demoPassword } from '#local/seed/demoUser.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { type Closing, closingPath } from '#projections/office/closings.schema.ts';
import { billsInLog, cellsOf } from '#tests/support/billFiles.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { carryOutNow } from '#tests/support/browserDeal.ts';
import { signInOn } from '#tests/support/browserVisit.ts';
import { appendHistories } from '#tests/support/history/appendHistories.ts';
import { closedMonth, closedMonthPeople, DEALS, monthClients } from '#tests/support/history/closedMonth.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { whenMail } from '#tests/support/mails.ts';

/** A month before the demo data, in which nobody else has bills. */
const MONTH = '2021-05';
/** The day of the transfers, in the month after. */
const PAID_ON = '2021/06/10';

type Invoiced = { readonly uid: string; readonly company: string; readonly count: number; readonly net: number; readonly total: number };
/** The amount that each client owes, from the events of its deals only. */
let owed: Invoiced[];
beforeAll(async () => {
  // The sweep would withdraw accounts without an identity.
  await Promise.all(closedMonthPeople.map((uid) => runtime().auth.createUser({ uid, email: `${uid}@example.com` })));
  await appendHistories(runtime(), closedMonth(MONTH));
  await rebuild(runtime());
  owed = await Promise.all(
    monthClients.map(async ({ uid, company }) => {
      const bills = await billsInLog(uid);
      const net = bills.reduce((sum, { 報酬 }) => sum + 報酬, 0);
      return { uid, company, count: bills.length, net, total: net + Math.floor(net / 10) };
    }),
  );
}, 200_000);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const at = (place: number): Invoiced => owed[place] as Invoiced;
const rowOf = (page: Page, company: string): Locator => page.getByRole('main').getByRole('row').filter({ hasText: company });
const openMonth = (page: Page) => page.goto(`/office/bills?tab=CLIENTS&month=${MONTH}`);
const confirm = async (page: Page, act: string, reason?: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  if (reason) await dialog.getByLabel('理由').fill(reason);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** The month's invoices, void ones first. */
const invoices = async (): Promise<InvoiceDocument[]> => {
  const { docs } = await runtime().db.collection('invoices').where('month', '==', MONTH).get();
  const found = docs.map((each) => each.data() as InvoiceDocument);
  return [...found.filter(({ status }) => status === 'VOIDED'), ...found.filter(({ status }) => status !== 'VOIDED')];
};
const standing = async (place: number): Promise<InvoiceDocument> =>
  (await invoices()).find(({ clientId, status }) => clientId === at(place).uid && status !== 'VOIDED') as InvoiceDocument;

const seeMonth = async (page: Page): Promise<void> => {
  await openMonth(page);
  for (const { company, count, net, total } of owed) {
    const row = rowOf(page, company);
    for (const figure of [formatYen(net), `${count}件`, formatYen(total)]) await row.getByText(figure).first().waitFor();
  }
  const foot = rowOf(page, '合計').last();
  await foot.getByText(formatYen(sum(owed.map(({ total }) => total)))).waitFor();
  await foot.getByText(`${DEALS}件`).waitFor();
};

const issueAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `表示中の${owed.length}社に請求書を発行する` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`合計${yenInText(sum(owed.map(({ total }) => total)))}（税込）`).waitFor();
  await audit(page, 'invoices in bulk');
  await dialog.getByRole('button', { name: '請求書を発行する' }).click();
  await dialog.waitFor({ state: 'detached' });
  await carryOutNow(page);
  await page.goto('/office/bills?tab=INVOICES&state=unpaid');
  for (const { company, total } of owed) await rowOf(page, company).getByText(formatYen(total)).first().waitFor();
};

/** Voids the last client's invoice and issues it again after a preview. */
const correctOne = async (page: Page): Promise<void> => {
  const { company, uid, total } = at(5);
  await rowOf(page, company).getByRole('link').click();
  await page.getByRole('button', { name: 'この請求書を無効にする' }).click();
  await confirm(page, 'この請求書を無効にする', '宛名の部署を訂正するため');
  await page.getByText('宛名の部署を訂正するため').first().waitFor();
  await whenCaughtUp();
  await openMonth(page);
  await rowOf(page, company)
    .getByRole('button', { name: /の請求書を発行$/ })
    .click();
  await page
    .getByRole('dialog')
    .getByText(`合計（税込） ${formatYen(total)}`)
    .waitFor();
  await confirm(page, '請求書を発行する');
  await carryOutNow(page);
  await whenCaughtUp();
  const ofClient = (await invoices()).filter(({ clientId }) => clientId === uid);
  expect(ofClient.map(({ status }) => status)).toEqual(['VOIDED', 'ISSUED']);
  expect(ofClient[1]?.replaces).toBe(ofClient[0]?.number);
};

/** Transfers: the client, or an unknown sender, and the difference to the invoice. */
const transfers = [
  { place: 0, more: 0, payer: 'ｶ)ｷﾞﾖｳｺｳｺｳｶﾞｸ', fit: '一致' },
  { place: 1, more: 0, payer: 'カ）ギンレイドウ', fit: '一致' },
  { place: 2, more: -10_000, payer: 'ユ）コハクテイ', fit: '一部入金' },
  { place: 3, more: 440, payer: 'カ）ヒスイシヤ', fit: '過入金' },
  { place: 5, more: 0, payer: 'カ）グンジヨウザ', fit: '一致' },
  { place: null, more: 12_345, payer: 'ミチノダレソレ', fit: '該当なし' },
] as const;
const yenOf = ({ place, more }: (typeof transfers)[number]): number => (place === null ? 0 : at(place).total) + more;

const importPayments = async (page: Page): Promise<void> => {
  await page.goto('/office/bills?tab=INVOICES&state=unpaid');
  await page.getByRole('button', { name: '入金明細を取り込む' }).click();
  const lines = transfers.map((transfer) => `${PAID_ON},${transfer.payer},,${yenOf(transfer)},`);
  const text = ['口座番号,1234567', '取引日,摘要,お引出し,お預入れ,残高', ...lines, `${PAID_ON},振込手数料,440,,`].join('\r\n');
  const buffer = encoderFor('SHIFT_JIS').encode(text);
  await page.getByLabel('入出金明細のファイル').setInputFiles({ name: 'meisai.csv', mimeType: 'text/csv', buffer });
  const table = page.getByRole('region', { name: '入金明細の表' });
  for (const transfer of transfers) {
    const row = table.getByRole('row', { name: transfer.payer.normalize('NFKC') });
    await row.getByText(transfer.fit, { exact: true }).waitFor();
    await row.getByRole('cell', { name: formatYen(yenOf(transfer)), exact: true }).waitFor();
  }
  await audit(page, "a bank's statement");
  // Another amount than the open one is only suggested.
  for (const { place, payer, more } of transfers) {
    if (place === null || more === 0) continue;
    const choice = table.getByRole('row', { name: payer.normalize('NFKC') }).getByRole('combobox');
    const [invoice] = await choice.locator('option', { hasText: at(place).company }).allTextContents();
    await choice.selectOption({ label: invoice ?? '' });
  }
  await page.getByRole('button', { name: '5件の入金を記録する' }).click();
  await confirm(page, '入金を記録する');
  // A paid invoice is no longer in the list.
  await rowOf(page, at(0).company).waitFor({ state: 'detached' });
};

/** Two invoices are overdue, and their clients get a reminder. */
const remindOfTwo = async (page: Page): Promise<void> => {
  for (const place of [2, 4]) {
    const { id, number, dueAt } = await standing(place);
    const then = { ...runtime(), now: () => dueAt };
    const overdue = { aggregate: invoice, entityId: id, command: { type: 'overdue' }, commandId: randomUUID(), sender: 'system' } as const;
    await announce(then, await executeCommand(then, overdue));
    await whenCaughtUp();
    await page.goto('/office/bills?tab=INVOICES&state=overdue');
    await rowOf(page, number).getByRole('link').click();
    await page.getByRole('button', { name: 'お支払いをお願いする' }).click();
    await confirm(page, 'お支払いをお願いする');
    await carryOutNow(page);
    const { uid, total } = at(place);
    const mail = await whenMail({ uid, email: `${uid}@example.com`, token: '' }, 'お支払いのお願い');
    expect(mail.text).toContain((place === 2 ? 10_000 : total).toLocaleString('ja-JP'));
  }
};

const lockMonth = async (page: Page): Promise<void> => {
  await openMonth(page);
  await page.getByRole('button', { name: 'この月を締める' }).click();
  await confirm(page, 'この月を締める');
  const net = sum(owed.map((each) => each.net));
  await page.getByText(`請求済み${DEALS}件${formatYen(net)}、請求対象外0件¥0`).waitFor();
  await audit(page, 'a locked month');
  // From now on its invoices cannot change: a link to the lock is in the place of their acts.
  await page.goto(`/office/bills?tab=INVOICES&state=overdue`);
  await rowOf(page, at(4).company).getByRole('link').click();
  await page.getByRole('link', { name: '締め済みの月' }).waitFor();
  expect(await page.getByRole('button', { name: 'この請求書を無効にする' }).count()).toBe(0);
};

/** The rows of a month's sales, parsed with another library, by the program's titles. */
const accountingFile = async (page: Page, table: Program): Promise<Record<string, string>[]> => {
  await openMonth(page);
  await page.getByRole('button', { name: '仕訳をダウンロードする' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('会計ソフト').selectOption({ label: programLabels[table] });
  await dialog.getByLabel('理由').fill('会計事務所への提出のため');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'ダウンロードする', exact: true }).click(),
  ]);
  await dialog.getByText('SHA-256').waitFor();
  const cells = await cellsOf(await readFile(await file.path()), 'SHIFT_JIS');
  const titles = accountingColumns[table].map(([title]) => title);
  // The file of 弥生 has no titles.
  const rows = table === 'YAYOI' ? cells : cells.slice(1);
  return rows.map((row) => Object.fromEntries(titles.map((title, column) => [title, String(row[column] ?? '')])));
};

const amounts = {
  FREEE: { gross: '金額', tax: '税額' },
  MONEY_FORWARD: { gross: '貸方金額(円)', tax: '貸方税額' },
  YAYOI: { gross: '貸方金額', tax: '貸方税金額' },
} as const;

const exportBooks = async (page: Page): Promise<void> => {
  const expected = await Promise.all(
    owed.map(async ({ net, total }, place) => ({ number: (await standing(place)).number, gross: total, tax: total - net })),
  );
  for (const table of ['FREEE', 'MONEY_FORWARD', 'YAYOI'] as const) {
    const rows = await accountingFile(page, table);
    const { gross, tax } = amounts[table];
    const booked = rows.map((row) => ({
      number: expected.find(({ number }) => Object.values(row).some((cell) => cell.includes(number)))?.number,
      gross: Number(row[gross]),
      tax: Number(row[tax]),
    }));
    const byNumber = (a: { number?: string | undefined }, b: { number?: string | undefined }) =>
      (a.number ?? '') < (b.number ?? '') ? -1 : 1;
    expect([table, booked.sort(byNumber)]).toEqual([table, [...expected].sort(byNumber)]);
  }
};

test('a month of sixty deals is invoiced, corrected, paid, reminded, locked and exported to accounting; every figure equals the log', {
  timeout: 240_000,
}, async ({ open }) => {
  expect(sum(owed.map(({ count }) => count))).toBe(DEALS);
  const { page, expectFault } = await open('desktop');
  // An invoice of a locked month cannot be voided.
  expectFault(/400 .*commands\/invoices/);
  await signInOn(page, 'billing@example.com', demoPassword);
  await seeMonth(page);
  await issueAll(page);
  await correctOne(page);
  await importPayments(page);
  await remindOfTwo(page);
  await lockMonth(page);
  await exportBooks(page);

  // The documents equal the events of the invoices, and these equal the deals.
  await whenCaughtUp();
  const paidBy = (place: number): number => sum(transfers.filter((each) => each.place === place).map(yenOf));
  for (const [place, { uid, count, net, total }] of owed.entries()) {
    const { id, lines, ...said } = await standing(place);
    const events = await eventsOf(`invoice-${id}`);
    const of = (type: string) => events.filter((each) => each.type === type).map(({ data }) => data as Record<string, number>);
    expect([lines.length, said.net, said.total, said.paid]).toEqual([count, net, total, paidBy(place)]);
    expect(of('InvoiceIssued')).toMatchObject([{ net, total }]);
    expect(sum(of('InvoicePaymentRecorded').map(({ yen }) => yen ?? 0))).toBe(paidBy(place));
    expect(of('InvoiceReminded')).toHaveLength([2, 4].includes(place) ? 1 : 0);
    const bills = await billsInLog(uid);
    expect(new Set(bills.map((bill) => `${bill.請求の状態} ${bill.請求番号}`))).toEqual(new Set([`請求済み ${said.number}`]));
  }
  const statuses = await Promise.all(owed.map(async (_, place) => (await standing(place)).status));
  expect(statuses).toEqual(['PAID', 'PAID', 'OVERDUE', 'PAID', 'OVERDUE', 'PAID']);
  const closing = (await runtime().db.doc(closingPath(MONTH)).get()).data() as Closing;
  expect(closing.claimed).toEqual({ count: DEALS, total: sum(owed.map((each) => each.net)) });
  expect(await whatDiffers()).toEqual([]);
});
