import { describe, expect, test } from 'vitest';
import { invoiceIssued } from '../../testing/invoices.ts';
import { creditPaper, type PrintedInvoice, receiptPaper } from './papers.ts';

const { data } = invoiceIssued as Extract<typeof invoiceIssued, { type: 'InvoiceIssued' }>;
const printed: PrintedInvoice = { ...data, voidedAt: null };
const on = '2026-11-25';
const sumsOf = (yen: number, change: Partial<PrintedInvoice> = {}) =>
  receiptPaper({ ...printed, ...change }, { nth: 1, yen, on }).sums.map(({ label, net, tax, total }) => [label, net, tax, total]);

describe('a receipt', () => {
  test('names the work, its day and its own number, and says that it needs no stamp', () => {
    const { number, dates, amount, notes, from, to } = receiptPaper(printed, { nth: 2, yen: 40_000, on });
    expect([number, dates, amount.value]).toEqual(['2026-0001-2', [['領収日', '2026年11月25日(水)']], '¥40,000']);
    expect([to.name, from.lines]).toEqual(['株式会社あおぞら映像　御中', ['東京都渋谷区神南1-1-1', '登録番号 T7123456789012']]);
    expect(notes[0]).toMatch(/^但し、2026年10月に完了したお仕事の代金として/);
    expect(notes.join()).toMatch(/請求書 2026-0001.*収入印紙は不要/);
  });

  test('for the full amount has the tax of the invoice', () =>
    expect(sumsOf(71_505)).toEqual([
      ['10%対象', '¥65,005', '¥6,500', '¥71,505'],
      ['合計', '¥65,005', '¥6,500', '¥71,505'],
    ]));

  test('for a part has the tax share of the single rate', () =>
    expect(sumsOf(40_000)[0]).toEqual(['10%対象', '¥36,364', '¥3,636', '¥40,000']));

  test('for a part at two rates, or an overpayment, shows no tax shares', () => {
    const rates = [...data.rates, { percent: 8, net: 100, tax: 8 }];
    expect(sumsOf(40_000, { rates })).toEqual([]);
    expect(sumsOf(71_506)).toEqual([]);
    expect(receiptPaper(printed, { nth: 1, yen: 71_506, on }).notes.join()).toContain('内訳は、請求書をご確認ください');
  });
});

test('a credit note names its invoice, the returned amount with tax, and the new amount to pay', () => {
  const credit = {
    number: 'CR-2026-0002',
    rates: [{ percent: 10, net: 5_000, tax: 500 }],
    net: 5_000,
    tax: 500,
    total: 5_500,
    at: data.issuedAt,
  };
  const { number, kind, amount, lines, sums, notes } = creditPaper(printed, { ...credit, remark: '時間外の取り消し', before: 1_100 });
  expect([number, amount.value]).toEqual(['CR-2026-0002', '▲¥5,500']);
  expect(kind).toContain('請求書 2026-0001（2026年11月20日(金)発行）');
  expect(lines).toEqual([{ day: '', text: '2026年10月に完了したお仕事の減額', rate: '10%', net: '▲¥5,000' }]);
  expect(sums[0]).toEqual({ label: '10%対象', net: '▲¥5,000', tax: '▲¥500', total: '▲¥5,500' });
  expect(notes.join()).toContain('減額の内容　時間外の取り消し');
  expect(notes.join()).toContain('¥70,405 から ▲¥5,500、減額後のご請求金額は ¥64,905');
  expect(creditPaper(printed, { ...credit, remark: null, before: 0 }).notes.join()).not.toContain('減額の内容');
});
