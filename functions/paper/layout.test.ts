import { describe, expect, test } from 'vitest';
import { invoicePaper, type PrintedInvoice } from '#domain/money/invoice/papers.ts';
import { billTo, issuer } from '#domain/testing/invoices.ts';
import { broken, layOut, type Measure, PAGE, type Sheet } from './layout.ts';

const square: Measure = (text, size) => [...text].length * size;

const printed = (count: number): PrintedInvoice => ({
  number: '2026-0001',
  month: '2026-10',
  net: count * 1_000,
  tax: count * 100,
  total: count * 1_100,
  issuer,
  billTo,
  lines: Array.from({ length: count }, (_, nth) => ({
    deal: `offer-${nth}`,
    day: '2026-10-31',
    net: 1_000,
    percent: 10,
    cancelled: false,
    service: false,
    extra: null,
  })),
  titles: Array.from({ length: count }, (_, nth) => `お仕事の${nth}番`),
  rates: [{ percent: 10, net: count * 1_000, tax: count * 100 }],
  issuedAt: 1_795_143_600_000,
  dueAt: 1_796_396_399_999,
  voidedAt: null,
  replaces: null,
});
const sheetsOf = (count: number) => layOut(invoicePaper(printed(count), null), square);
const textsOf = ({ texts }: Sheet) => texts.map(({ text }) => text);
const linesOn = (sheet: Sheet) => textsOf(sheet).filter((text) => text.startsWith('お仕事の'));

describe('a paper', () => {
  test('with few lines is one sheet with the table of the sums', () => {
    const [sheet, ...more] = sheetsOf(3);
    expect(more).toEqual([]);
    expect(textsOf(sheet as Sheet)).toEqual(expect.arrayContaining(['1 / 1ページ', '合計', '10%対象']));
  });

  test.each([1, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 60, 300])(
    'with %i lines has each line once, under a heading, and nothing outside the sheet',
    (count) => {
      const sheets = sheetsOf(count);
      expect(sheets.flatMap(linesOn)).toEqual(Array.from({ length: count }, (_, nth) => `お仕事の${nth}番`));
      sheets.forEach((sheet, index) => {
        const texts = textsOf(sheet);
        expect(texts).toContain(`${index + 1} / ${sheets.length}ページ`);
        if (index > 0) expect(texts).toContain('請求書 2026-0001（続き）');
        if (linesOn(sheet).length > 0) expect(texts).toContain('金額（税抜）');
        for (const { x, y, text, size } of sheet.texts) {
          expect([text, x >= 0, x + square(text, size, false) <= PAGE.width + 0.01, y < PAGE.height]).toEqual([text, true, true, true]);
          if (!text.includes('ページ') && text !== '請求書 2026-0001') expect([text, y <= PAGE.height - 60]).toEqual([text, true]);
        }
      });
      expect(sheets.filter((sheet) => textsOf(sheet).includes('合計'))).toHaveLength(1);
    },
  );

  test('breaks a long text into lines that fit without losing characters', () => {
    const lines = broken('とても長いお仕事の名前です', 50, 10, false, square);
    expect(lines).toEqual(['とても長い', 'お仕事の名', '前です']);
    expect(broken('', 50, 10, false, square)).toEqual(['']);
    expect(broken('株式会社 御中', 60, 10, false, square)).toEqual(['株式会社 ', '御中']);
  });
});
