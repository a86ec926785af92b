import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { monthsAfter } from '#domain/kernel/calendar/days.ts';
import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { formatYen, yenInText } from '#domain/kernel/format/numbers.ts';
import { accountingColumns, type Program, programLabels } from '#domain/money/accounting/programs.ts';
import { invoice } from '#domain/money/invoice/invoice.ts';
import { announce } from '#functions/delivery/announce.ts';
import { refreshClaims } from '#functions/effects/claims.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { reconcileMonth } from '#functions/replay/money/money.ts';
import { rebuild } from '#functions/replay/rebuild.ts';
import { runtime } from '#functions/runtime.ts';
import { demoPassword } from '#local/seed/demoUser.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { type Closing, closingPath } from '#projections/office/closings.schema.ts';
import { type BankFile, bankFiles, type Paid } from '#tests/support/bankFiles.ts';
import { cellsOf } from '#tests/support/billFiles.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { carryOutNow, confirm, pressAndConfirm } from '#tests/support/browserDeal.ts';
import { signInOn } from '#tests/support/browserVisit.ts';
import { agreeStatements, answerReport, decideReport, transferAll } from '#tests/support/closedMonthSides.ts';
import { appendHistories } from '#tests/support/history/appendHistories.ts';
import { closedMonth, DEALS, MONTH, monthCasts, monthClients } from '#tests/support/history/closedMonth.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { whenMail } from '#tests/support/mails.ts';
import { password } from '#tests/support/people.ts';

/** The day of the transfers, in the month after. */
const PAID_ON = `${monthsAfter(`${MONTH}-01`, 1).slice(0, 7)}-10`;

beforeAll(async () => {
  // The sweep would withdraw accounts without an identity.
  const people = [...monthClients.map(({ uid }) => uid), ...monthCasts];
  await Promise.all(people.map((uid) => runtime().auth.createUser({ uid, email: `${uid}@example.com`, password, emailVerified: true })));
  await appendHistories(runtime(), closedMonth());
  await rebuild(runtime());
  await Promise.all(people.map((uid) => refreshClaims(runtime(), { streamId: `account-${uid}` })));
});

/** What a client owes for a month, from the events of its deals and settlements only. */
const owedIn = async (uid: string, month: string) => {
  const found = await runtime().db.collectionGroup('events').where('data.clientId', '==', uid).get();
  const logged = found.docs.map((event) => event.data() as Logged);
  const closed = logged.filter(({ type, data }) => type === 'OfferClosed' && jstMonth(data.closedAt as number) === month);
  const settled = logged.filter(({ type, data }) => type === 'SettlementFixed' && data.month === month);
  const fees = closed.flatMap(({ data }) => [data.fee as number, data.serviceFee as number]);
  const parts = [
    ...fees.map((net) => ({ net, percent: 10 })),
    ...settled.flatMap(({ data }) => data.parts as { readonly net: number; readonly percent: number }[]),
  ];
  const net = sum(parts.map((part) => part.net));
  const tax = sum(
    [10, 8].map((rate) => Math.floor((sum(parts.filter(({ percent }) => percent === rate).map((part) => part.net)) * rate) / 100)),
  );
  return { count: closed.length + settled.length, lines: parts.length, net, tax, total: net + tax };
};
type Logged = { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
type Invoiced = Awaited<ReturnType<typeof owedIn>> & { readonly uid: string; readonly company: string };
/** The amount that each client owes, as soon as the settlements are answered. */
let owed: Invoiced[];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const at = (place: number): Invoiced => owed[place] as Invoiced;
const rowOf = (page: Page, company: string): Locator => page.getByRole('main').getByRole('row').filter({ hasText: company });
const openMonth = (page: Page) => page.goto(`/office/bills?tab=CLIENTS&month=${MONTH}`);
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
  for (const { company, net, total } of owed) {
    const row = rowOf(page, company);
    for (const figure of [formatYen(net), formatYen(total)]) await row.getByText(figure).first().waitFor();
  }
  const foot = rowOf(page, '合計').last();
  await foot.getByText(formatYen(sum(owed.map(({ total }) => total)))).waitFor();
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

/** Deposits in six files: client or unknown sender, and the difference to the invoice. */
const transfers = [
  { file: 'twoColumns', place: 0, more: 0, payer: 'ｶ)ｷﾞﾖｳｺｳｺｳｶﾞｸ', fit: '一致' },
  { file: 'signed', place: 1, more: -440, payer: 'カ）ギンレイドウ', fit: '一部入金' },
  { file: 'dateParts', place: 2, more: -10_000, payer: 'ユ）コハクテイ', fit: '一部入金' },
  { file: 'unknown', place: 3, more: 440, payer: 'カ）ヒスイシヤ', fit: '過入金' },
  { file: 'records', place: 5, more: 0, payer: 'ｶ)ｸﾞﾝｼﾞﾖｳｻﾞ', fit: '一致' },
  { file: 'tabs', place: null, more: 12_345, payer: 'ミチノダレソレ', fit: '該当なし' },
] as const satisfies readonly { file: BankFile; place: number | null; more: number; payer: string; fit: string }[];
const yenOf = ({ place, more }: (typeof transfers)[number]): number => (place === null ? 0 : at(place).total) + more;

const openFile = async (page: Page, file: BankFile, all: readonly Paid[]): Promise<void> => {
  await page.goto('/office/bills?tab=INVOICES&state=unpaid');
  await page.getByRole('button', { name: '入金明細を取り込む' }).click();
  const buffer = bankFiles[file](all);
  await page.getByLabel('入出金明細のファイル').setInputFiles({ name: `${file}.csv`, mimeType: 'text/csv', buffer });
};

/** Records the deposit of a file. Another amount than the open one is only suggested. */
const importPayment = async (page: Page, transfer: (typeof transfers)[number]): Promise<void> => {
  const { file, place, payer, fit, more } = transfer;
  const yen = yenOf(transfer);
  await openFile(page, file, [{ day: PAID_ON, yen, payer }]);
  if (file === 'unknown') {
    for (const [column, role] of ['日付', '名義', '入出金額（±）'].entries())
      await page.getByLabel(`${column + 1}列目の内容`).selectOption({ label: role });
    await page.getByRole('button', { name: 'この列で読み取る' }).click();
  }
  const row = page.getByRole('region', { name: '入金明細の表' }).getByRole('row', { name: payer.normalize('NFKC') });
  await row.getByText(fit, { exact: true }).waitFor();
  await row.getByRole('cell', { name: formatYen(yen), exact: true }).waitFor();
  if (place === null) return;
  if (more !== 0) {
    const choice = row.getByRole('combobox');
    const [invoice] = await choice.locator('option', { hasText: at(place).company }).allTextContents();
    await choice.selectOption({ label: invoice ?? '' });
  }
  await page.getByRole('button', { name: '1件の入金を記録する' }).click();
  await confirm(page, '入金を記録する');
};

/** The first bank's file again, with another line before the recorded one. */
const importAgain = async (page: Page): Promise<void> => {
  const [first] = transfers;
  const other = { day: PAID_ON, yen: 777, payer: 'ベツノフリコミ' };
  await openFile(page, first.file, [other, { day: PAID_ON, yen: yenOf(first), payer: first.payer }]);
  const table = page.getByRole('region', { name: '入金明細の表' });
  await table
    .getByRole('row', { name: first.payer.normalize('NFKC') })
    .getByText('記録済み', { exact: true })
    .waitFor();
  await page.getByText('記録する入金0件').waitFor();
  await audit(page, "a bank's statement");
};

/** The missing fee of a transfer is borne, and a surplus goes to the next invoice. */
const settleDifferences = async (page: Page): Promise<void> => {
  for (const [place, state, act] of [
    [1, 'unpaid', '振込手数料として処理する'],
    [3, 'paid', '次の請求書に充てる'],
  ] as const) {
    const { number } = await standing(place);
    await page.goto(`/office/bills?tab=INVOICES&state=${state}`);
    await rowOf(page, number).getByRole('link').click();
    await pressAndConfirm(page, act);
  }
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
  await page.getByText(`請求済み${DEALS + 3}件${formatYen(net)}、請求対象外0件¥0`).waitFor();
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
    // An invoice has a row for each tax rate.
    const booked = expected.map(({ number }) => {
      const own = rows.filter((row) => Object.values(row).some((cell) => cell.includes(number)));
      return { number, gross: sum(own.map((row) => Number(row[gross]))), tax: sum(own.map((row) => Number(row[tax]))) };
    });
    expect([table, booked]).toEqual([table, expected]);
  }
};

test('a month of twelve deals closes: settled, invoiced, paid in and out, locked, exported; every figure equals the log', async ({
  open,
  openAs,
}) => {
  const { page, expectFault } = await open('desktop');
  const { page: second } = await open('desktop');
  // An invoice of a locked month cannot be voided. A transfer needs a second member.
  expectFault(/400 .*commands\/(invoices|transfers)/);
  await signInOn(page, 'billing@example.com', demoPassword);
  await signInOn(second, 'office@example.com', demoPassword);
  await answerReport(openAs, 0, false);
  await answerReport(openAs, 1, true);
  await decideReport(second, 1);
  await whenCaughtUp();
  owed = await Promise.all(monthClients.map(async ({ uid, company }) => ({ uid, company, ...(await owedIn(uid, MONTH)) })));
  // Each deal, and three settlements: one agreed to in its month, one now, one decided.
  expect(sum(owed.map(({ count }) => count))).toBe(DEALS + 3);
  await seeMonth(page);
  await issueAll(page);
  await correctOne(page);
  for (const transfer of transfers) await importPayment(page, transfer);
  await importAgain(page);
  await settleDifferences(page);
  await remindOfTwo(page);
  // The bill of this deal is out: its settlement goes to the current month.
  await answerReport(openAs, 2, false);
  await agreeStatements(page, openAs);
  await transferAll(page, second);
  await lockMonth(page);
  await exportBooks(page);

  // The documents equal the events of the invoices, and these equal the deals.
  await whenCaughtUp();
  const paidBy = (place: number): number => sum(transfers.filter((each) => each.place === place).map(yenOf));
  /** What is counted as paid, with a borne fee and without a carried surplus. */
  const countedBy = (place: number): number => (place === 1 || place === 3 ? at(place).total : paidBy(place));
  for (const [place, { lines: count, net, total }] of owed.entries()) {
    const { id, lines, ...said } = await standing(place);
    const events = await eventsOf(`invoice-${id}`);
    const of = (type: string) => events.filter((each) => each.type === type).map(({ data }) => data as Record<string, number>);
    expect([lines.length, said.net, said.total, said.paid]).toEqual([count, net, total, countedBy(place)]);
    expect(of('InvoiceIssued')).toMatchObject([{ net, total }]);
    expect(of('InvoicePaymentRecorded')[0]?.yen ?? 0).toBe(paidBy(place));
    expect(of('InvoiceReminded')).toHaveLength([2, 4].includes(place) ? 1 : 0);
  }
  const statuses = await Promise.all(owed.map(async (_, place) => (await standing(place)).status));
  expect(statuses).toEqual(['PAID', 'PAID', 'OVERDUE', 'PAID', 'OVERDUE', 'PAID']);
  const closing = (await runtime().db.doc(closingPath(MONTH)).get()).data() as Closing;
  expect(closing.claimed).toEqual({ count: DEALS + 3, total: sum(owed.map((each) => each.net)) });
  for (const month of [MONTH, jstMonth(Date.now())])
    for (const { name, difference, about } of await reconcileMonth(runtime(), month))
      expect([month, name, difference, about]).toEqual([month, name, 0, []]);
  expect(await whatDiffers()).toEqual([]);
});
