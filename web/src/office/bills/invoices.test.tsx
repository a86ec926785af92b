import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endOfJstDay, jstDate } from '#domain/kernel/calendar/instants.ts';
import { type ClientMonth, monthOf } from '#domain/money/bill/clientMonth.ts';
import type { InvoicePreview } from '#domain/money/invoice/content.ts';
import type { InvoiceEvent } from '#domain/money/invoice/events.ts';
import { billedTogether } from '#domain/money/invoice/lines.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { invoiceCredited, invoiceIssued, openBills, paymentRecorded } from '#domain/testing/invoices.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { answerDialog, dialogCloses, openDialog, usable } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { putEverything } from '#web/testing/world.ts';
import { actsSent, holdsActs } from '../testing/heldActs.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import BillsScreen from './billsScreen.tsx';

beforeEach(() => vi.setSystemTime(NOON));

const none = { count: 0, fees: 0 };
const monthFor = (clientId: string, count: number, fees: number): ClientMonth => ({
  month: '2026-10',
  clientId,
  clientName: clientId,
  ...monthOf([{ percent: 10, figures: { UNCLAIMED: { count, fees }, CLAIMED: none, IGNORED: none } }]),
});
const { lines, titles, sums } = billedTogether(openBills);
const preview: InvoicePreview = {
  clientName: 'みなと映像',
  lines: lines.map((line, index) => ({ ...line, title: titles[index] ?? '', cast: '山田 花子', poNumber: '' })),
  addressee: null,
  others: 0,
  sums,
  dueAt: endOfJstDay('2026-12-04'),
  advance: 0,
  faults: [],
  hasIssuer: true,
};
const answerMonth = (rows: readonly ClientMonth[], shown: InvoicePreview = preview) =>
  server.answer('bills', ({ type }) => {
    if (type === 'preview') return shown;
    return type === 'clients' ? { rows, next: null } : { clients: rows.length, bills: rows[0]?.bills };
  });

const issued = (number: string, change: object): InvoiceEvent =>
  ({ ...invoiceIssued, data: { ...invoiceIssued.data, number, ...change } }) as InvoiceEvent;

const MONTH = '/office/bills?tab=CLIENTS&month=2026-10';
const open = async (name: string | RegExp) => {
  const { user } = renderOffice(<BillsScreen />, MONTH);
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

test('the preview names another addressee and PO numbers, and says how many bills wait for other invoices', async () => {
  const [first, ...others] = preview.lines as [(typeof preview.lines)[number]];
  answerMonth([monthFor('みなと映像', 2, 65_005)], {
    ...preview,
    lines: [{ ...first, poNumber: '第18号' }, ...others],
    addressee: 'みのり製菓 購買部',
    others: 2,
  });
  const { dialog } = await open('みなと映像の請求書を発行');
  expect(await dialog.findByText('宛名はみのり製菓 購買部です。')).toBeDefined();
  expect(dialog.getByText(/宛名の異なる請求が、ほかに2件あります/)).toBeDefined();
  expect(dialog.getByText(/発注番号 第18号/)).toBeDefined();
});

test('an invoice is issued with the amounts of its preview', async () => {
  answerMonth([monthFor('みなと映像', 2, 65_005)]);
  holdsActs();
  const { user, dialog } = await open('みなと映像の請求書を発行');
  expect(await dialog.findByText('合計（税込） ¥71,505')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '請求書を発行する' }));
  await waitFor(() =>
    expect(actsSent()).toMatchObject([
      { aggregate: 'invoice', entityId: 'みなと映像', command: { type: 'issue', month: '2026-10', expected: { count: 2, total: 71_505 } } },
    ]),
  );
  await dialogCloses();
});

test('no invoice is issued with an incomplete billing profile or without an issuer', async () => {
  answerMonth([monthFor('みなと映像', 2, 65_005)], { ...preview, faults: ['company.phone'] });
  const { dialog } = await open('みなと映像の請求書を発行');
  expect(await dialog.findByText(/請求先情報に不足があるため/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: '請求書を発行する' })).toBeNull();
});

test('invoices for all clients of a month are issued, with a result for each', async () => {
  answerMonth([monthFor('みなと映像', 1, 1_000), monthFor('まほろば観光', 2, 2_000), monthFor('ひかり企画', 0, 0)]);
  holdsActs(({ entityId }) => {
    if (entityId === 'まほろば観光') throw refusal('bills-changed', '請求の内容が変わりました');
  });
  const { user, dialog } = await open('表示中の2社に請求書を発行する');
  await user.click(await usable('請求書を発行する', dialog));
  expect(await dialog.findByText('発行できなかった請求書があります。理由をご確認ください。')).toBeDefined();
  const results = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(results).toEqual(['みなと映像1件、¥1,100（税込）受け付けました', 'まほろば観光2件、¥2,200（税込）未発行請求の内容が変わりました']);
  expect(actsSent().map(({ command }) => (command as { expected?: object }).expected)).toEqual([
    { count: 1, total: 1_100 },
    { count: 2, total: 2_200 },
  ]);
});

test('issuing several invoices names the due date, the clients that are skipped, and a month that still runs', async () => {
  vi.setSystemTime(Date.parse('2026-10-26T12:00:00+09:00'));
  putEverything();
  const gap = { ...server.document('officeClients/client-1'), id: 'ひかり企画', billingGaps: ['company.phone'] };
  server.put('officeClients/ひかり企画', gap);
  answerMonth([monthFor('みなと映像', 1, 1_000), monthFor('まほろば観光', 2, 2_000), monthFor('ひかり企画', 1, 3_000)]);
  holdsActs();
  const { user, dialog } = await open('表示中の3社に請求書を発行する');
  expect(await dialog.findByText('請求先情報に不足があるため、次の1社には発行しません：ひかり企画')).toBeDefined();
  expect(dialog.getByText('お支払期限は2026年11月30日(月)です。')).toBeDefined();
  expect(dialog.getByText(/^2026年10月はまだ終わっていません。/)).toBeDefined();
  expect(dialog.getByText(/2社。合計3,300円（税込）/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '請求書を発行する' }));
  await waitFor(() => expect(actsSent().map(({ entityId }) => entityId)).toEqual(['みなと映像', 'まほろば観光']));
  await dialogCloses();
});

test('unpaid sums are grouped by days overdue', async () => {
  putStream('invoice-i1', issued('2026-0001', { dueAt: NOON + DAY }), paymentRecorded(1, 1_505, 1_505));
  putStream('invoice-i2', issued('2026-0002', { dueAt: NOON - 5 * DAY }));
  putStream('invoice-i3', issued('2026-0003', { dueAt: NOON - 40 * DAY }));
  putStream('invoice-i4', issued('2026-0004', { dueAt: NOON - 70 * DAY }));
  renderOffice(<BillsScreen />, '/office/bills?tab=INVOICES');
  expect(await screen.findByRole('link', { name: /2026-0003/ })).toBeDefined();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '¥70,000税込・1通',
    '¥71,505税込・1通',
    '¥71,505税込・1通',
    '¥71,505税込・1通',
  ]);
});

test('invoices have columns, are sorted by the database, and have their sums in the foot', async () => {
  putStream('invoice-i1', issued('2026-0001', { total: 71_505, dueAt: NOON + DAY }), paymentRecorded(1, 1_505, 1_505));
  putStream('invoice-i2', issued('2026-0002', { total: 90_000, dueAt: NOON + 2 * DAY }));
  const { user, router } = renderOffice(<BillsScreen />, '/office/bills?tab=INVOICES');
  const table = within(await screen.findByRole('table', { name: '請求書の一覧' }));
  const numbers = () => table.getAllByRole('link').map(({ textContent }) => textContent);
  expect(numbers()).toEqual(['2026-0001', '2026-0002']);
  expect(table.getByRole('row', { name: /^2通の合計/ }).textContent).toContain('¥161,505残り¥160,000');
  await user.click(table.getByRole('button', { name: '税込' }));
  await waitFor(() => expect(numbers()).toEqual(['2026-0002', '2026-0001']));
  expect(new URLSearchParams(router.state.location.search).get('order')).toBe('dearest');
  expect(table.getByRole('columnheader', { name: '税込' }).getAttribute('aria-sort')).toBe('descending');
  expect(table.getAllByRole('link')[0]?.getAttribute('href')).toBe('/office/bills?tab=INVOICES&invoice=2026-0002');
});

const openInvoice = (...events: InvoiceEvent[]) => {
  putStream('invoice-i1', invoiceIssued, ...events);
  return renderOffice(<BillsScreen />, '/office/bills?tab=INVOICES&invoice=2026-0001');
};

test('a payment form proposes the open amount', async () => {
  const first = paymentRecorded(1, 40_000, 40_000);
  accepts('invoices', 'invoice-i1', invoiceIssued, first, paymentRecorded(2, 31_505, 71_505));
  const { user } = openInvoice(first);
  expect(await screen.findByText('不足 ¥31,505')).toBeDefined();
  const dialog = await openDialog(user, '入金を記録する');
  await user.click(dialog.getByRole('button', { name: '入金を記録する' }));
  await waitFor(() =>
    expect(server.sentTo('invoices')).toMatchObject([
      { type: 'recordPayment', invoiceId: 'i1', yen: 31_505, at: '2026-11-20', payer: clientProfile.company.name },
    ]),
  );
  await dialogCloses();
});

test('an unpaid invoice has one filled button, which records its payment', async () => {
  openInvoice();
  await screen.findByRole('button', { name: 'お支払いをお願いする' });
  const filled = screen.getAllByRole('button').filter(({ className }) => className.includes('contained'));
  expect(filled.map(({ textContent }) => textContent)).toEqual(['入金を記録する']);
});

test('a paid invoice cannot be voided; an unpaid one needs a reason', async () => {
  const { user } = openInvoice();
  const dialog = await openDialog(user, 'この請求書を無効にする');
  await user.click(dialog.getByRole('button', { name: 'この請求書を無効にする' }));
  expect(await dialog.findByText('このフィールドは必須です')).toBeDefined();
  expect(server.sentTo('invoices')).toEqual([]);
  await leaveApp();
  openInvoice(paymentRecorded(1, 40_000, 40_000));
  expect(await screen.findByRole('button', { name: 'お支払いをお願いする' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'この請求書を無効にする' })).toBeNull();
});

test('a credit note reduces an amount at one tax rate with a reason; too much is a field error', async () => {
  let isTooMuch = true;
  server.answer('invoices', () => {
    if (isTooMuch)
      throw Object.assign(new Error(), {
        code: 'functions/invalid-argument',
        details: {
          code: 'invalid-argument',
          message: '入力内容をご確認ください',
          fields: { net: '10%対象の残り¥65,005（税抜）までの金額を入力してください' },
        },
      });
    putStream('invoice-i1', invoiceIssued, invoiceCredited);
    return { streamId: 'invoice-i1', version: 2 };
  });
  const { user } = openInvoice();
  const dialog = await openDialog(user, '返還請求書を発行する');
  expect(dialog.getByRole('option', { name: '10%（税抜の残り ¥65,005）' })).toBeDefined();
  await user.type(dialog.getByLabelText(/返還する金額/), '70000');
  await user.type(dialog.getByLabelText(/理由/), '拘束時間が短かったため');
  const press = () => user.click(dialog.getByRole('button', { name: '返還請求書を発行する' }));
  await press();
  expect(await dialog.findByText(/残り¥65,005（税抜）まで/)).toBeDefined();
  isTooMuch = false;
  await press();
  await waitFor(() =>
    expect(server.sentTo('invoices').at(-1)).toMatchObject({
      type: 'credit',
      invoiceId: 'i1',
      rates: [{ percent: 10, net: 70_000 }],
      reason: '拘束時間が短かったため',
      remark: '',
    }),
  );
  await dialogCloses();
});

test('a credited invoice has a lower amount, shows the office the reason, and cannot be voided', async () => {
  openInvoice(invoiceCredited);
  expect(await screen.findByText('▲¥5,500：拘束時間が短かったため')).toBeDefined();
  expect(screen.getByText('不足 ¥66,005')).toBeDefined();
  expect(screen.getByText(/減額後のご請求金額は¥66,005です/)).toBeDefined();
  expect(screen.getByRole('button', { name: '返還請求書をダウンロードする' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'この請求書を無効にする' })).toBeNull();
});

const importStatement = async (lines: readonly string[]) => {
  const { user } = renderOffice(<BillsScreen />, '/office/bills?tab=INVOICES');
  await user.click(await screen.findByRole('button', { name: '入金明細を取り込む' }));
  const file = new File([lines.join('\r\n')], 'a.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('入出金明細のファイル'), file);
  return { user, table: within(await screen.findByRole('region', { name: '入金明細の表' })) };
};

/** The invoices on which the deposits of a file are recorded; none by default. */
const answersRecorded = (...numbers: (string | null)[]) =>
  server.answer('bills', (asked) => (asked.deposits as unknown[]).map((_, place) => numbers[place] ?? null));

test('a bank statement is compared with unpaid invoices and recorded as chosen', async () => {
  answersRecorded();
  putEverything();
  putStream('invoice-i2', issued('2026-0002', { total: 33_000 }));
  server.answer('invoices', ({ invoiceId }) => {
    if (invoiceId === 'i2') throw refusal('payment-known', 'この入金明細は、すでに記録されています');
    return { streamId: 'invoice-i1', version: 3 };
  });
  const payer = clientProfile.company.kana;
  const lines = ['日付,お引出し,お預入れ,お取扱内容', `2026/11/19,,"31,505",${payer}`, `2026/11/20,,90000,${payer}`];
  const { user, table } = await importStatement([...lines, '2026/11/20,,1,ﾔﾏﾀﾞ ﾊﾅｺ', '2026/11/20,440,,手数料']);
  const choices = table.getAllByRole('combobox') as HTMLSelectElement[];
  expect(choices.map(({ value }) => value)).toEqual(['2026-0001', '', '']);
  expect(['一致', '過入金', '該当なし'].map((label) => table.getAllByText(label).length)).toEqual([1, 1, 1]);
  await user.selectOptions(choices[1] as HTMLElement, '2026-0002');
  await user.selectOptions(choices[2] as HTMLElement, '2026-0002');
  // The second deposit has used up the invoice.
  expect(table.getAllByText('過入金')).toHaveLength(2);
  expect(table.getByText('記録前の残り¥33,000')).toBeDefined();
  await user.selectOptions(choices[2] as HTMLElement, '');
  const dialog = await openDialog(user, '2件の入金を記録する');
  const { name } = clientProfile.company;
  expect(dialog.getByText(`${payer} → 2026-0001 ${name}`).textContent).toContain('、¥31,505、記録後の残り¥0');
  expect(dialog.getByText(`${payer} → 2026-0002 ${name}`).textContent).toContain('、¥90,000、過入金¥57,000');
  await user.click(dialog.getByRole('button', { name: '入金を記録する' }));
  expect(await dialog.findByText('この入金明細は、すでに記録されています')).toBeDefined();
  expect(server.sentTo('invoices')).toMatchObject([
    { type: 'recordPayment', invoiceId: 'i1', yen: 31_505, at: '2026-11-19', payer, nth: 1, balance: null },
    { type: 'recordPayment', invoiceId: 'i2', yen: 90_000, at: '2026-11-20', nth: 1, balance: null },
  ]);
});

test('the payer of a deposit that is assigned by hand can be kept for the client', async () => {
  answersRecorded();
  putEverything();
  server.answer('invoices', () => ({ streamId: 'invoice-i1', version: 3 }));
  server.answer('clients', () => ({ streamId: 'client-client-1', version: 2 }));
  const { user, table } = await importStatement(['日付,入金額,摘要,残高', '2026/11/19,31505,ソライロ オオノケンジ,500000']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.selectOptions(table.getByRole('combobox'), '2026-0001');
  await user.click(table.getByRole('checkbox', { name: `この名義を${clientProfile.company.name}の名義として覚える` }));
  const dialog = await openDialog(user, '1件の入金を記録する');
  expect(dialog.getByText(/名義を覚える$/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '入金を記録する' }));
  await dialogCloses();
  expect(server.sentTo('invoices')).toMatchObject([{ payer: 'ソライロ オオノケンジ', nth: 1, balance: 500_000 }]);
  expect(server.sentTo('clients')).toMatchObject([{ type: 'confirmPayer', uid: 'client-1', payer: 'ソライロ オオノケンジ' }]);
});

test('a line that was recorded is marked when its file is imported again, and a name in part is not chosen', async () => {
  answersRecorded('2026-0002');
  putEverything();
  const payer = clientProfile.company.kana;
  const { table } = await importStatement(['日付,入金額,摘要', `2026/11/20,71505,${payer}`, `2026/11/20,31505,${payer}シマイ`]);
  expect((table.getAllByRole('combobox') as HTMLSelectElement[]).map(({ value }) => value)).toEqual(['', '']);
  expect(table.getByText('記録済み')).toBeDefined();
  expect(table.getByText('2026-0002に、この入金が記録されています。')).toBeDefined();
  expect(table.getByText('名義を確認')).toBeDefined();
  expect(screen.queryByRole('button', { name: /件の入金を記録する/ })).toBeNull();
});

test('a cancelled payment stays visible with its reason', async () => {
  const struck: InvoiceEvent = {
    type: 'InvoicePaymentStruck',
    data: { number: '2026-0001', clientId: 'client-1', paymentId: 'payment-1', yen: 40_000, reason: '別の請求書への入金', paid: 0 },
  };
  putColleague();
  openInvoice(paymentRecorded(1, 40_000, 40_000), struck);
  const table = within(await screen.findByRole('region', { name: '入金の表' }));
  const struckText = await table.findByText(/別の請求書への入金/);
  await waitFor(() => expect(struckText.textContent).toContain('（keiri@example.com）：別の請求書への入金'));
  expect(table.getByText(/に記録/).textContent).toContain('（keiri@example.com）');
  expect(table.queryByRole('button')).toBeNull();
});

test('a void invoice names who voided it and leads to the corrected one', async () => {
  putColleague();
  server.answer('bills', () => preview);
  holdsActs();
  const voided: InvoiceEvent = {
    type: 'InvoiceVoided',
    data: { number: '2026-0001', clientId: 'client-1', deals: [], reason: '宛名の誤り' },
  };
  const { user } = openInvoice(voided);
  expect(await screen.findByText('keiri@example.com')).toBeDefined();
  const dialog = await openDialog(user, '訂正して再発行する');
  expect(await dialog.findByText('合計（税込） ¥71,505')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: '請求書を発行する' }));
  await waitFor(() =>
    expect(actsSent()).toMatchObject([{ entityId: 'client-1', command: { type: 'issue', expected: { count: 2, total: 71_505 } } }]),
  );
  await dialogCloses();
});

describe('a search', () => {
  const found = () => screen.getAllByRole('link', { name: /^2026-\d{4}/ }).map(({ textContent }) => textContent?.slice(0, 9));

  test('filters by days, amounts and a part of a company name, alone and combined', async () => {
    putEverything();
    putStream('invoice-i1', issued('2026-0001', {}));
    putStream('invoice-i2', issued('2026-0002', { issuedAt: NOON - 10 * DAY, total: 33_000 }));
    putStream('invoice-i3', issued('2026-0003', { issuedAt: NOON - 10 * DAY, total: 1_000_000 }));
    putStream('invoice-i4', issued('2026-0004', { issuedAt: NOON - 10 * DAY, total: 33_000, clientId: 'somebody-else' }));
    const { user } = renderOffice(<BillsScreen />, '/office/bills?tab=INVOICES&state=all');
    await waitFor(() => expect(found()).toHaveLength(4));
    const type = async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      if (text !== '') await user.type(screen.getByLabelText(label), text);
    };
    const search = () => user.click(screen.getByRole('button', { name: '検索する' }));
    await type('発行日（終了）', '2026-11-15');
    await search();
    await waitFor(() => expect(found().sort()).toEqual(['2026-0002', '2026-0003', '2026-0004']));
    await type('税込金額（円以下）', '50,000');
    await search();
    await waitFor(() => expect(found().sort()).toEqual(['2026-0002', '2026-0004']));
    await type('取引先（名前の一部）', clientProfile.company.name.replace('株式会社', '').slice(1));
    await search();
    await waitFor(() => expect(found()).toEqual(['2026-0002']));
    await type('取引先（名前の一部）', 'どこにもない会社');
    await search();
    expect(await screen.findByText('検索の条件をご確認ください。')).toBeDefined();
    await type('税込金額（円以上）', '90,000');
    await search();
    expect((await screen.findByRole('alert')).textContent).toBe('下限以上の金額を入力してください。');
  });
});

test('what a bank deducted is borne with what was seen to be missing', async () => {
  const { user } = openInvoice(paymentRecorded(1, 71_065, 71_065));
  const asked = await openDialog(user, '振込手数料として処理する');
  asked.getByRole('heading', { name: '不足の¥440を、振込手数料として処理しますか？' });
  server.answer('invoices', () => ({ streamId: 'invoice-i1', version: 2 }));
  await user.click(asked.getByRole('button', { name: '振込手数料として処理する' }));
  await waitFor(() => expect(server.asked.at(-1)?.payload).toMatchObject({ type: 'bearFee', yen: 440, at: jstDate(Date.now()) }));
});

test('a surplus is paid back, or carried to the next invoice', async () => {
  const { user } = openInvoice(paymentRecorded(1, 71_605, 71_605));
  expect(await screen.findByRole('button', { name: '返金を記録する' })).toBeDefined();
  expect(screen.getByText(/^¥100の過入金です。/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '次の請求書に充てる' }));
  server.answer('invoices', () => ({ streamId: 'invoice-i1', version: 2 }));
  await answerDialog(user, '次の請求書に充てる');
  await waitFor(() => expect(server.sentTo('invoices')).toMatchObject([{ type: 'carry', yen: 100 }]));
  expect(screen.queryByRole('button', { name: '振込手数料として処理する' })).toBeNull();
});
