import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { InvoiceEvent } from '#domain/money/invoice/events.ts';
import { transferFeeNote } from '#domain/money/invoice/paperNames.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { carriedOver, invoiceIssued, paymentRecorded } from '#domain/testing/invoices.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { savedFiles } from '#web/features/testing/savedFiles.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { downloadFile } from '#web/testing/fakeDownloads.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';
import { putEverything } from '#web/testing/world.ts';

const saved = savedFiles();
beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
});

const voided: InvoiceEvent = {
  type: 'InvoiceVoided',
  data: { number: '2026-0001', clientId: uidOf.client, deals: ['offer-offer-1'], reason: '宛名の誤り' },
};
/** The invoice that corrects the first one. */
const corrected = { ...invoiceIssued, data: { ...invoiceIssued.data, number: '2026-0002', replaces: '2026-0001' } } as InvoiceEvent;
const page = '/client/settings/bill/invoices/2026-0001';

test('an invoice has all fields of a qualified invoice', async () => {
  await appAt('client', page);
  const article = await screen.findByRole('article');
  const sheet = within(article);
  const said = [
    `${clientProfile.company.name}　御中`,
    '登録番号 T7123456789012',
    '発行日 2026年11月20日',
    'お支払期限 2026年12月4日',
    transferFeeNote,
  ];
  for (const text of [...said, '10%対象（税抜）¥65,005', '消費税（10%）¥6,500', '合計（税込）¥71,505'])
    expect(article.textContent).toContain(text);
  expect(textsOf(sheet.getAllByRole('row'))).toEqual([
    '完了日内容税率金額（税抜）',
    '10/31舞台の出演10%¥40,000',
    '10/31舞台の出演10%¥25,005',
  ]);
  expect(screen.queryByText(/ヒカリキカク/)).toBeNull();
});

test('an advance payment is one line of the client’s invoices, while it is not set off', async () => {
  putStream('invoice-i2', invoiceIssued, ...carriedOver);
  await appAt('client', '/client/settings');
  const line = (await screen.findByRole('link', { name: '請求書 2026-0001の過入金' })) as HTMLAnchorElement;
  expect(line.parentElement?.textContent).toBe('前受金 ¥5,000：次の請求書で差し引きます（請求書 2026-0001の過入金）');
  expect(line.getAttribute('href')).toBe(page);
  const used = paymentRecorded(1, 5_000, 5_000);
  putStream('invoice-i3', corrected, { ...used, data: { ...used.data, number: '2026-0002', kind: 'ADVANCE', payer: '' } });
  await waitFor(() => expect(screen.queryByText(/^前受金/)).toBeNull());
});

test('a void invoice says so and links to its correction', async () => {
  putStream('invoice-i2', invoiceIssued, voided);
  putStream('invoice-i3', corrected);
  await appAt('client', page);
  expect(await screen.findByText(/この請求書は無効です/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: '2026-0002' })).getAttribute('href')).toBe('/client/settings/bill/invoices/2026-0002');
});

test('the settings list the own invoices with their states', async () => {
  putStream('invoice-i1', invoiceIssued, paymentRecorded(1, 71_505, 71_505));
  await appAt('client', '/client/settings');
  const list = within(await screen.findByRole('list', { name: '請求書の一覧' }));
  expect(list.getByRole('link', { name: /2026年10月分.*2026-0001/ }).getAttribute('href')).toBe(page);
  expect(list.getByText('入金済み')).toBeTruthy();
  expect(list.getByText('2026/11/20(金) 入金')).toBeTruthy();
});

test('the settings say what is still to pay, what of it is late, and when the next payment is due', async () => {
  putStream('invoice-i1', invoiceIssued, paymentRecorded(1, 1_505, 1_505));
  putStream('invoice-i3', corrected, {
    type: 'InvoiceOverdue',
    data: { number: '2026-0002', clientId: uidOf.client, total: 71_505, paid: 0, dueAt: NOON },
  } as InvoiceEvent);
  await appAt('client', '/client/settings');
  const card = within((await screen.findByRole('list', { name: '請求書の一覧' })).parentElement as HTMLElement);
  expect(card.getByText('未払いの合計（税込・2件）').nextElementSibling?.textContent).toBe('¥141,505');
  expect(card.getByText('うち¥71,505（1件）は、お支払期限を過ぎています。')).toBeTruthy();
  expect(card.getByText('次のお支払期限は2026年12月4日(金)です。')).toBeTruthy();
});

test('an invoice is saved as a PDF with its number; a failure shows why, and a press retries', async () => {
  downloadFile.mockRejectedValueOnce(new CommandError('unreachable', '接続をご確認ください。'));
  await appAt('client', page);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'PDFをダウンロードする' }));
  expect((await screen.findByRole('alert')).textContent).toBe('接続をご確認ください。');
  expect(saved()).toEqual([]);
  const file = new Blob(['%PDF']);
  downloadFile.mockResolvedValueOnce(file);
  await user.click(screen.getByRole('button', { name: 'PDFをダウンロードする' }));
  await waitFor(() => expect(saved().map(({ name }) => name)).toEqual(['請求書_2026-0001.pdf']));
  expect(await saved()[0]?.text()).toBe('%PDF');
  expect(downloadFile.mock.lastCall?.slice(0, 2)).toEqual(['invoiceFiles', { number: '2026-0001' }]);
});

test('each valid payment has a receipt', async () => {
  putStream('invoice-i1', invoiceIssued, paymentRecorded(1, 40_000, 40_000));
  const file = new Blob(['%PDF']);
  downloadFile.mockResolvedValueOnce(file);
  await appAt('client', page);
  const list = within(await screen.findByRole('list', { name: '領収書の一覧' }));
  expect(list.getByText(/2026\/11\/20\(金\)\s*¥40,000/)).toBeTruthy();
  await userEvent.setup().click(list.getByRole('button', { name: '領収書をダウンロードする' }));
  await waitFor(() => expect(saved().map(({ name }) => name)).toEqual(['領収書_2026-0001-1.pdf']));
  expect(await saved()[0]?.text()).toBe('%PDF');
  expect(downloadFile.mock.lastCall?.slice(0, 2)).toEqual(['invoiceFiles', { number: '2026-0001', receipt: 1 }]);
});
