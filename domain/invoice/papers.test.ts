import { describe, expect, test } from 'vitest';
import { invoiceIssued } from '../testing/invoices.ts';
import { type PrintedInvoice, receiptPaper } from './papers.ts';

const { data } = invoiceIssued as Extract<typeof invoiceIssued, { type: 'InvoiceIssued' }>;
const printed: PrintedInvoice = { ...data, voidedAt: null };
const on = '2026-11-25';
const sumsOf = (yen: number, change: Partial<PrintedInvoice> = {}) =>
  receiptPaper({ ...printed, ...change }, { nth: 1, yen, on }).sums.map(({ label, net, tax, total }) => [label, net, tax, total]);

describe('a receipt', () => {
  test('says for what, of which day, under a number of its own, and that it needs no stamp', () => {
    const { number, dates, amount, notes, from, to } = receiptPaper(printed, { nth: 2, yen: 40_000, on });
    expect([number, dates, amount.value]).toEqual(['2026-0001-2', [['領収日', '2026年11月25日(水)']], '¥40,000']);
    expect([to.name, from.lines]).toEqual(['株式会社あおぞら映像　御中', ['東京都渋谷区神南1-1-1', '登録番号 T7123456789012']]);
    expect(notes[0]).toMatch(/^但し、2026年10月に完了したお仕事の代金として/);
    expect(notes.join()).toMatch(/請求書 2026-0001.*収入印紙は不要/);
  });

  test('of all that was asked for has the tax of the invoice', () =>
    expect(sumsOf(71_505)).toEqual([
      ['10%対象', '¥65,005', '¥6,500', '¥71,505'],
      ['合計', '¥65,005', '¥6,500', '¥71,505'],
    ]));

  test('of a part has the share of the one rate', () => expect(sumsOf(40_000)[0]).toEqual(['10%対象', '¥36,364', '¥3,636', '¥40,000']));

  test('of a part at two rates, or of too much, leaves the shares to the invoice', () => {
    const rates = [...data.rates, { percent: 8, net: 100, tax: 8 }];
    expect(sumsOf(40_000, { rates })).toEqual([]);
    expect(sumsOf(71_506)).toEqual([]);
    expect(receiptPaper(printed, { nth: 1, yen: 71_506, on }).notes.join()).toContain('内訳は、請求書をご確認ください');
  });
});
