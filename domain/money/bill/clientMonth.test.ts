import { describe, expect, test } from 'vitest';
import { clientMonthColumns, type FiguresByStatus, monthOf } from './clientMonth.ts';

const figures = (unclaimed: number, claimed: number, ignored: number): FiguresByStatus => ({
  UNCLAIMED: { count: 2, fees: unclaimed },
  CLAIMED: { count: 1, fees: claimed },
  IGNORED: { count: 3, fees: ignored },
});

describe('a client’s month', () => {
  test('sums bills by status, and invoices claimed and unclaimed ones by tax rate', () => {
    const month = monthOf([
      { percent: 8, figures: figures(10_000, 5_000, 700) },
      { percent: 10, figures: figures(20_000, 0, 300) },
    ]);
    expect(month.bills).toEqual({
      UNCLAIMED: { count: 4, fees: 30_000 },
      CLAIMED: { count: 2, fees: 5_000 },
      IGNORED: { count: 6, fees: 1_000 },
    });
    expect(month.invoice).toMatchObject({ net: 35_000, tax: 1_200 + 2_000, total: 38_200 });
    expect(month.invoice.rates.map(({ percent, net, tax }) => [percent, net, tax])).toEqual([
      [10, 20_000, 2_000],
      [8, 15_000, 1_200],
    ]);
  });

  test('with ignored bills only has no invoice', () => {
    expect(monthOf([{ percent: 10, figures: figures(0, 0, 900) }]).invoice).toMatchObject({ net: 0, tax: 0, total: 0, rates: [] });
  });

  test('is a row of the export, column by column', () => {
    const month = {
      month: '2026-11',
      clientId: 'client-1',
      clientName: '佐藤',
      ...monthOf([{ percent: 10, figures: figures(20_000, 5_000, 900) }]),
    };
    const profile = { billClientId: 'C-1', company: 'あおぞら映像', department: '制作部', name: '佐藤 健' };
    const row = clientMonthColumns.map(([title, cell]) => [title, cell(month, profile as Parameters<typeof cell>[1])]);
    expect(row).toEqual([
      ['完了月', '2026-11'],
      ['クライアント番号', 'client-1'],
      ['請求先番号', 'C-1'],
      ['会社名', 'あおぞら映像'],
      ['部署', '制作部'],
      ['担当者名', '佐藤 健'],
      ['未請求の件数', 2],
      ['未請求の報酬', 20_000],
      ['請求済みの件数', 1],
      ['請求済みの報酬', 5_000],
      ['請求対象外の件数', 3],
      ['請求対象外の報酬', 900],
      ['税抜合計', 25_000],
      ['税率', '10%'],
      ['消費税', 2_500],
      ['税込合計', 27_500],
      ['うち追加精算（税抜）', 0],
    ]);
  });
});
