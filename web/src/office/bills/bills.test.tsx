import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { accountingContentLabels, programLabels } from '#domain/money/accounting/programs.ts';
import type { ListedBill } from '#domain/money/bill/billRow.ts';
import { type ClientMonth, monthOf } from '#domain/money/bill/clientMonth.ts';
import { closing } from '#domain/money/closing/closing.ts';
import { noAddressee } from '#domain/money/order/fields.ts';
import type { SettlementEvent } from '#domain/money/settlement/events.ts';
import type { BillTable } from '#domain/office/audit/fields.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import type { Accepted } from '#domain/testing/examples.ts';
import { billClaimed, billIgnored, histories } from '#domain/testing/offerHistories.ts';
import { agree, answerDialog, dialogCloses, openDialog } from '#web/testing/dialogs.ts';
import { downloadFile } from '#web/testing/fakeDownloads.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { putColleague, putDeal } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import BillsScreen from './billsScreen.tsx';
import { fileName } from './components/exportDialog.tsx';

const bill: ListedBill = {
  kind: 'offer',
  id: 'offer-1',
  jobId: 'job-1',
  jobTitle: '春の広告撮影',
  clientId: 'client-1',
  clientName: 'みなと映像',
  talentId: 'talent-1',
  talentName: '山田 花子',
  fee: 40_000,
  serviceFee: 0,
  extra: 0,
  isSupplement: false,
  closedAt: Date.parse('2026-11-20T18:00:00+09:00'),
  month: '2026-11',
  billStatus: 'UNCLAIMED',
  billId: null,
  billApplyedAt: null,
  feeChanged: false,
  order: null,
  cancelled: false,
  billClientId: 'C-0042',
  isBillable: true,
  doneBy: null,
};
/** The answer of the callable: the bills that are not yet acted on. */
const answerBills = (bills: readonly ListedBill[]) =>
  server.answer('bills', ({ type }) =>
    type === 'page'
      ? { bills, next: null }
      : { count: bills.length, total: bills.reduce((sum, { fee }) => sum + fee, 0), settled: { count: 0, total: 0 }, isMore: false },
  );

/** Answers an act on each bill with a document that shows it: without one a page waits 5 s. */
const answerActs = (done: AnyEvent) =>
  server.answer('offers', ({ offerId }) => {
    putStream(`offer-${offerId}`, ...histories.IS_CLOSED, done);
    return { streamId: `offer-${offerId}`, version: histories.IS_CLOSED.length + 1 };
  });

test('the list shows the bill’s accounting number and warns of missing data before a claim', async () => {
  answerBills([bill, { ...bill, id: 'offer-2', isBillable: false }]);
  const { user } = renderOffice(<BillsScreen />);
  expect(await screen.findAllByText('C-0042')).toHaveLength(2);
  expect(screen.getByRole('link', { name: '請求先に不足' }).getAttribute('href')).toBe('/office/accounts/client-1');
  await user.click(screen.getByRole('checkbox', { name: /すべて選択/ }));
  await user.click(screen.getByRole('button', { name: '選択した2件を請求済みにする' }));
  expect(within(await screen.findByRole('dialog')).getByText('請求先情報に不足があります：みなと映像')).toBeDefined();
});

test('a row has the settlement in its amount; one that is billed later has its own row without acts', async () => {
  const rows = [
    { ...bill, serviceFee: 4_000, extra: 19_900 },
    { ...bill, fee: 0, extra: 2_000, isSupplement: true, jobTitle: '夏の展示会' },
  ];
  const totals = { count: 3, total: 65_900, settled: { count: 2, total: 21_900 }, isMore: false };
  server.answer('bills', ({ type }) => (type === 'page' ? { bills: rows, next: null } : totals));
  const { user } = renderOffice(<BillsScreen />);
  expect(await screen.findByText('3件、合計65,900円（税抜）（うち追加精算2件、21,900円）')).toBeDefined();
  const [together, alone] = screen.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
  expect(together.textContent).toContain('¥63,900うちサービス料 ¥4,000うち追加精算 ¥19,900');
  expect(alone.textContent).toContain('¥2,000追加精算');
  expect(within(alone).queryByRole('button')).toBeNull();
  expect(within(alone).queryByRole('checkbox')).toBeNull();
  const dialog = await openDialog(user, within(together).getByRole('button', { name: '請求済みにする' }));
  expect(dialog.getByText(/^1件、合計44,000円（税抜）。/)).toBeDefined();
  expect(dialog.getByText('追加精算19,900円（税抜）は含みません。請求書を発行すると、請求に加わります。')).toBeDefined();
});

test('a row names the PO number and another addressee', async () => {
  const addressee = { ...noAddressee, company: 'みのり製菓', department: '購買部' };
  answerBills([{ ...bill, order: { poNumber: '第18号', addressee } }]);
  renderOffice(<BillsScreen />);
  expect(await screen.findByText('宛名 みのり製菓 購買部')).toBeDefined();
  expect(screen.getByText('発注番号 第18号')).toBeDefined();
});

test('a settlement that is fixed meanwhile changes the list', async () => {
  answerBills([bill]);
  renderOffice(<BillsScreen />);
  await screen.findByText('1件、合計40,000円（税抜）');
  const pages = () => server.asked.filter(({ callable, payload }) => callable === 'bills' && payload.type === 'page').length;
  await waitFor(() => expect(server.unanswered()).toBe(0));
  const before = pages();
  const { given } = (acceptedCommands.settlement as Readonly<Record<'claimBill', Accepted>>).claimBill;
  putStream('settlement-d1', ...(given as SettlementEvent[]));
  await waitFor(() => expect(pages()).toBeGreaterThan(before));
});

test('of more bills than are added up the list says so, and how to get a sum', async () => {
  server.answer('bills', ({ type }) => (type === 'page' ? { bills: [bill], next: null } : { count: 10_000, total: 1, isMore: true }));
  renderOffice(<BillsScreen />);
  expect(await screen.findByText('10,000件以上。完了した月かクライアントを選ぶと、合計を表示します')).toBeDefined();
  expect(screen.getByRole('link', { name: /^未請求.*10,000以上/ })).toBeDefined();
});

test('bills of two clients cannot be claimed under one number', async () => {
  answerBills([bill, { ...bill, id: 'offer-2', clientId: 'client-2', clientName: 'まほろば観光' }]);
  const { user } = renderOffice(<BillsScreen />);
  await user.click(await screen.findByRole('checkbox', { name: /すべて選択/ }));
  const dialog = await openDialog(user, '選択した2件を請求済みにする');
  expect(dialog.getByText(/1つのクライアントだけです/)).toBeDefined();
  // A long list would hide why.
  expect(dialog.queryByRole('list')).toBeNull();
  expect(textsOf(dialog.getAllByRole('button'))).toEqual(['閉じる']);
});

test('a month of clients ends with totals; the tax is rounded per invoice', async () => {
  const row = (clientId: string, fees: number): ClientMonth => ({
    month: '2026-11',
    clientId,
    clientName: clientId,
    ...monthOf([
      { percent: 10, figures: { UNCLAIMED: { count: 1, fees }, CLAIMED: { count: 0, fees: 0 }, IGNORED: { count: 0, fees: 0 } } },
    ]),
  });
  const rows = [row('みなと映像', 1_005), row('まほろば観光', 2_005)];
  server.answer('bills', ({ type }) => (type === 'clients' ? { rows, next: null } : { clients: 2, bills: rows[0]?.bills }));
  renderOffice(<BillsScreen />, '/office/bills?tab=CLIENTS&month=2026-11');
  const total = within(await screen.findByRole('row', { name: /^合計/ }));
  expect(textsOf(total.getAllByRole('cell'))).toEqual(['¥3,0102件', '¥00件', '¥00件', '¥3,010', '¥300', '¥3,310', '']);
});

test('a printed month shows its name, the time and the member who printed it', async () => {
  server.answer('bills', () => ({ rows: [], next: null, clients: 0 }));
  renderOffice(<BillsScreen />, '/office/bills?tab=CLIENTS&month=2026-11');
  expect(await screen.findByText('請求：クライアント別（月次）（2026年11月）')).toBeDefined();
  expect(screen.getByText(/^印刷：.*office@example\.com$/)).toBeDefined();
});

test('the default month is named on paper too', async () => {
  server.answer('bills', () => ({ rows: [], next: null, clients: 0 }));
  renderOffice(<BillsScreen />, '/office/bills?tab=CLIENTS');
  expect(await screen.findByText(`請求：クライアント別（月次）（${monthText(jstMonth(Date.now()))}）`)).toBeDefined();
});

test('a printed sheet without all bills says so', async () => {
  const note = () => screen.queryByText(/^はじめの1件だけを印刷/);
  server.answer('bills', ({ type }) =>
    type === 'page' ? { bills: [bill], next: { id: 'x' } } : { count: 2, total: 80_000, settled: { count: 0, total: 0 } },
  );
  renderOffice(<BillsScreen />);
  await waitFor(() => expect(note()).not.toBeNull());
  await leaveApp();
  answerBills([bill]);
  renderOffice(<BillsScreen />);
  await screen.findByRole('link', { name: bill.jobTitle });
  expect(note()).toBeNull();
});

test('an export file has a Japanese name', () => {
  const name = fileName({ table: 'BILLS', filter: { status: 'CLAIMED', month: '2026-11', clientId: null } }, 'XLSX');
  expect(name).toMatch(/^請求_請求済み_2026-11_\d{4}-\d{2}-\d{2}\.xlsx$/);
});

test('a month can be exported for accounting software', async () => {
  server.answer('bills', ({ type }) => (type === 'clients' ? { rows: [], next: null } : { clients: 1, bills: monthOf([]).bills }));
  const { user } = renderOffice(<BillsScreen />, '/office/bills?tab=CLIENTS&month=2026-11');
  await waitFor(() => expect(screen.getByRole('button', { name: '仕訳をダウンロードする' }).hasAttribute('disabled')).toBe(false));
  const dialog = await openDialog(user, '仕訳をダウンロードする');
  expect(dialog.getByText(/^2026年11月の仕訳\s*（売上）をダウンロードします。/)).toBeDefined();
  const optionsOf = (name: string) => textsOf(within(dialog.getByRole('combobox', { name })).getAllByRole('option'));
  expect([optionsOf('会計ソフト'), optionsOf('内容')]).toEqual([Object.values(programLabels), Object.values(accountingContentLabels)]);
  // Each content says what the file holds, and in which import it belongs.
  await user.selectOptions(dialog.getByRole('combobox', { name: '内容' }), accountingContentLabels.STATEMENTS);
  expect(dialog.getByText(/「預り金」.*登録番号のないキャストの報酬の税区分は、70%控除です。会計ソフトの「仕訳インポート」/)).toBeDefined();
  expect(dialog.getByText(/キャストの名前が含まれます/)).toBeDefined();
  await user.selectOptions(dialog.getByRole('combobox', { name: '内容' }), accountingContentLabels.PAYOUTS);
  expect(dialog.getByText(/振込不能を除く/)).toBeDefined();
  const nameOf = (table: BillTable) => fileName({ table, filter: { status: null, month: '2026-11', clientId: null } }, 'SHIFT_JIS');
  expect(nameOf('YAYOI')).toMatch(/^仕訳_弥生会計_売上_2026-11_\d{4}-\d{2}-\d{2}\.csv$/);
  expect(nameOf('FREEE_PAYOUTS')).toMatch(/^仕訳_freee会計_キャストへの支払い_2026-11_/);
});

test('a month without entries says so and saves no file', async () => {
  server.answer('bills', ({ type }) => {
    if (type === 'exported') return { count: 0, total: 0, sha256: 'e3b0', replaced: [] };
    return type === 'clients' ? { rows: [], next: null } : { clients: 0, bills: monthOf([]).bills };
  });
  downloadFile.mockResolvedValueOnce(new Blob([]));
  const { user } = renderOffice(<BillsScreen />, '/office/bills?tab=CLIENTS&month=2026-11');
  // Payments can fall into a month in which nothing was concluded.
  const dialog = await openDialog(user, '仕訳をダウンロードする');
  await user.selectOptions(dialog.getByRole('combobox', { name: '会計ソフト' }), programLabels.YAYOI);
  await user.selectOptions(dialog.getByRole('combobox', { name: '内容' }), accountingContentLabels.PAYOUTS);
  await answerDialog(user, 'ダウンロードする', '会計事務所への提出のため');
  expect(await dialog.findByText('当てはまるデータがないため、ファイルは保存していません。')).toBeDefined();
  expect(downloadFile.mock.lastCall?.[1]).toMatchObject({ table: 'YAYOI_PAYOUTS', encoding: 'SHIFT_JIS', filter: { month: '2026-11' } });
  expect(dialog.getByText('0件')).toBeDefined();
});

test('j and k move between bills', async () => {
  answerBills([bill, { ...bill, id: 'offer-2' }]);
  const { user } = renderOffice(<BillsScreen />);
  const links = await screen.findAllByRole('link', { name: bill.jobTitle });
  await user.keyboard('jj');
  expect(document.activeElement).toBe(links[1]);
  await user.keyboard('k');
  expect(document.activeElement).toBe(links[0]);
});

test('list and total update when a colleague acts on a bill', async () => {
  answerBills([bill]);
  putDeal(...histories.IS_CLOSED);
  renderOffice(<BillsScreen />);
  expect(await screen.findByText('1件、合計40,000円（税抜）')).toBeDefined();
  await waitFor(() => expect(server.unanswered()).toBe(0));

  answerBills([]);
  putDeal(...histories.IS_CLOSED, billIgnored);
  expect(await screen.findByText('未請求の取引はありません')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('1件、合計40,000円（税抜）')).toBeNull());
});

test('the second of two members is told who acted first and gets no button that cannot succeed', async () => {
  answerBills([bill]);
  putDeal(...histories.IS_CLOSED, billClaimed);
  putColleague();
  refuses('offers', 'status-conflict', '現在の状態では、この操作はできません');
  const { user } = renderOffice(<BillsScreen />);
  const dialog = await openDialog(user, '対象外');
  await answerDialog(user, '請求対象外にする', '無償協力のため');
  expect(await dialog.findByText(/^keiri@example\.comが、すでに処理しています（請求済み/)).toBeDefined();
  await waitFor(() => expect(textsOf(dialog.getAllByRole('button'))).toEqual(['閉じる']));
});

test('a bill cannot be written off without a reason', async () => {
  answerBills([bill]);
  answerActs(billIgnored);
  const { user } = renderOffice(<BillsScreen />);
  const dialog = await openDialog(user, '対象外');
  const sent = () => server.sentTo('offers');
  await user.click(dialog.getByRole('button', { name: '請求対象外にする' }));
  expect(await dialog.findByText(/必須です/)).toBeDefined();
  expect(sent()).toEqual([]);
  await answerDialog(user, '請求対象外にする', '無償協力のため');
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'ignoreBill', reason: '無償協力のため' }]));
  await dialogCloses();
});

test('after a lost connection the act can be sent again with the same id', async () => {
  answerBills([bill]);
  server.answer('offers', () => {
    throw Object.assign(new Error(), { code: 'functions/unavailable' });
  });
  const { user } = renderOffice(<BillsScreen />);
  const dialog = await openDialog(user, '対象外');
  await answerDialog(user, '請求対象外にする', '無償協力のため');
  await user.click(await dialog.findByRole('button', { name: '残り1件をもう一度実行する' }));
  const sent = () => server.sentTo('offers').map(({ commandId }) => commandId);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(new Set(sent()).size).toBe(1);
});

test('bills of one client are claimed under one number, which is required', async () => {
  const second = { ...bill, id: 'offer-2', fee: 20_000 };
  answerBills([bill, second]);
  const { user } = renderOffice(<BillsScreen />);
  for (const box of await screen.findAllByRole('checkbox', { name: /、山田 花子を選択$/ })) await user.click(box);
  const dialog = await openDialog(user, '選択した2件を請求済みにする');
  expect(dialog.getByText(/^2件、合計60,000円/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '請求済みにする' }));
  await waitFor(() => expect(dialog.getByLabelText(/^請求番号/).getAttribute('aria-invalid')).toBe('true'));
  expect(server.sentTo('offers')).toEqual([]);
  await user.type(dialog.getByLabelText(/^請求番号/), '００４２');
  answerActs(billClaimed);
  await agree(user, '請求済みにする');
  expect(server.sentTo('offers')).toMatchObject([
    { type: 'claimBill', offerId: 'offer-1', billId: '0042' },
    { type: 'claimBill', offerId: 'offer-2', billId: '0042' },
  ]);
});

test('a claim that is refused for its number keeps the input, and another number is a new command', async () => {
  answerBills([bill]);
  const { user } = renderOffice(<BillsScreen />);
  await user.click(await screen.findByRole('checkbox', { name: /、山田 花子を選択$/ }));
  const dialog = await openDialog(user, '選択した1件を請求済みにする');
  const number = () => dialog.getByLabelText(/^請求番号/) as HTMLInputElement;
  await user.type(number(), '0042');
  refuses('offers', 'bill-number-taken', 'この番号は別のクライアントで使われています');
  await user.click(dialog.getByRole('button', { name: '請求済みにする' }));
  expect(await dialog.findByText('この番号は別のクライアントで使われています')).toBeDefined();
  expect(number().value).toBe('0042');
  await user.type(number(), '3');
  answerActs(billClaimed);
  await agree(user, '残り1件をもう一度実行する');
  const claims = server.sentTo('offers');
  expect(claims.map(({ billId }) => billId)).toEqual(['0042', '00423']);
  expect(new Set(claims.map(({ commandId }) => commandId)).size).toBe(2);
});

test('a claimed bill goes back to the unclaimed ones with a reason; the tabs keep the month', async () => {
  answerBills([{ ...bill, billStatus: 'CLAIMED', billId: '0042', cancelled: true }]);
  answerActs(billClaimed);
  const { user } = renderOffice(<BillsScreen />, '/office/bills?tab=CLAIMED&month=2026-11&client=client-1');
  const row = within(await screen.findByRole('row', { name: /0042/ }));
  expect(row.getByText('取消料')).toBeDefined();
  expect(screen.getByRole('link', { name: /^未請求/ }).getAttribute('href')).toBe(
    '/office/bills?tab=UNCLAIMED&month=2026-11&client=client-1',
  );
  await openDialog(user, row.getByRole('button', { name: '未請求に戻す' }));
  await agree(user, '未請求に戻す', '請求書の宛名を直すため');
  expect(server.sentTo('offers')).toMatchObject([{ type: 'reopenBill', offerId: 'offer-1', reason: '請求書の宛名を直すため' }]);
});

test('a bill of a locked month is not reopened', async () => {
  putStream('closing-2026-11', { type: 'MonthLocked', data: { ...closing.commandRows.lock.example, month: '2026-11' } });
  answerBills([{ ...bill, billStatus: 'CLAIMED', billId: '0042' }]);
  renderOffice(<BillsScreen />, '/office/bills?tab=CLAIMED');
  const row = within(await screen.findByRole('row', { name: /0042/ }));
  expect((await row.findByRole('link', { name: '締め済みの月' })).getAttribute('href')).toContain('tab=CLIENTS&month=2026-11');
  expect(row.queryByRole('button', { name: '未請求に戻す' })).toBeNull();
});

test('every amount of a client’s month links to its bills; a month can be exported', async () => {
  const figures = { UNCLAIMED: { count: 2, fees: 40_000 }, CLAIMED: { count: 1, fees: 20_000 }, IGNORED: { count: 0, fees: 0 } };
  const row: ClientMonth = { month: '2026-11', clientId: 'client-1', clientName: 'みなと映像', ...monthOf([{ percent: 10, figures }]) };
  server.answer('bills', ({ type }) => (type === 'clients' ? { rows: [row], next: null } : { clients: 1, bills: row.bills }));
  const { user } = renderOffice(<BillsScreen />, '/office/bills?tab=CLIENTS&month=2026-11');
  const links = await screen.findAllByRole('link', { name: /^みなと映像の/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['UNCLAIMED', 'CLAIMED'].map((tab) => `/office/bills?tab=${tab}&month=2026-11&client=client-1`),
  );
  expect(screen.getByRole('row', { name: /^みなと映像.*¥6,000.*¥66,000/ })).toBeDefined();
  expect((await openDialog(user, '集計をダウンロードする')).getByLabelText(/^理由/)).toBeDefined();
});
