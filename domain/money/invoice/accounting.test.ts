import { describe, expect, test } from 'vitest';
import { endOfJstDay } from '../../kernel/calendar/instants.ts';
import {
  type AccountingTable,
  accountingColumns,
  accountingRows,
  accountingTables,
  type Booked,
  type Received,
  receiptsOf,
  salesOf,
} from './accounting.ts';

const invoice: Booked = {
  number: '2026-0042',
  month: '2026-02',
  billTo: { company: '株式会社みなと映像' },
  dueAt: endOfJstDay('2026-03-31'),
  rates: [{ percent: 10, net: 65_005, tax: 6_500 }],
};

/** The filled cells of a row, by title. */
const said = (table: AccountingTable, of: Booked = invoice, nth = 0) => {
  const cells = accountingRows(table, salesOf(of), 0)[nth] ?? [];
  return Object.fromEntries(
    accountingColumns[table].flatMap(([title], column) => (cells[column] === null ? [] : [[title, cells[column]]])),
  );
};
const summary = '請求書2026-0042 株式会社みなと映像 2026-02分';

test('freee imports an unsettled deal', () =>
  expect(said('FREEE')).toEqual({
    収支区分: '収入',
    管理番号: '2026-0042',
    発生日: '2026/02/28',
    決済期日: '2026/03/31',
    取引先: '株式会社みなと映像',
    勘定科目: '売上高',
    税区分: '課税売上10%',
    金額: 71_505,
    税計算区分: '内税',
    税額: 6_500,
    備考: summary,
  }));

test('MoneyForward imports a journal entry', () =>
  expect(said('MONEY_FORWARD')).toEqual({
    取引No: 1,
    取引日: '2026/02/28',
    借方勘定科目: '売掛金',
    借方取引先: '株式会社みなと映像',
    借方税区分: '対象外',
    '借方金額(円)': 71_505,
    貸方勘定科目: '売上高',
    貸方税区分: '課税売上 10%',
    '貸方金額(円)': 71_505,
    貸方税額: 6_500,
    摘要: summary,
  }));

test('弥生 imports an entry with one row', () =>
  expect(said('YAYOI')).toEqual({
    識別フラグ: '2000',
    取引日付: '2026/02/28',
    借方勘定科目: '売掛金',
    借方補助科目: '株式会社みなと映像',
    借方税区分: '対象外',
    借方金額: 71_505,
    貸方勘定科目: '売上高',
    貸方税区分: '課税売上内10%',
    貸方金額: 71_505,
    貸方税金額: 6_500,
    摘要: summary,
    タイプ: '0',
    調整: 'no',
  }));

test('each product has its number of columns, and no title twice', () => {
  expect(accountingTables.map((table) => new Set(accountingColumns[table].map(([title]) => title)).size)).toEqual([20, 27, 25, 16, 27, 25]);
  for (const table of accountingTables)
    expect(accountingRows(table, salesOf(invoice), 0).map(({ length }) => length)).toEqual([accountingColumns[table].length]);
});

test('two rates give two rows, whose sum is the invoice', () => {
  const two = { ...invoice, rates: [...invoice.rates, { percent: 8, net: 40_000, tax: 3_200 }] };
  expect(accountingRows('MONEY_FORWARD', salesOf(two), 7).map(([nth]) => nth)).toEqual([8, 9]);
  expect([0, 1].map((nth) => said('YAYOI', two, nth)).map(({ 貸方税区分, 貸方金額 }) => [貸方税区分, 貸方金額])).toEqual([
    ['課税売上内10%', 71_505],
    ['課税売上内8%', 43_200],
  ]);
});

test('a long name is cut at a character, so that 摘要 has 64 bytes for 弥生 with number and month', () => {
  const long = { ...invoice, billTo: { company: `株式会社ｱｲ${'𠮷'.repeat(3)}${'長'.repeat(40)}` } };
  // 38 bytes for the name: 8 and 2 of the beginning, 6 for three rare signs, and 11 times 2.
  expect(said('YAYOI', long).摘要).toBe(`請求書2026-0042 株式会社ｱｲ${'𠮷'.repeat(3)}${'長'.repeat(11)} 2026-02分`);
  expect(said('FREEE', long).備考).toContain('長'.repeat(40));
});

test('a client who left has a placeholder name', () => expect(said('FREEE', { ...invoice, billTo: null }).取引先).toBe('退会した会員'));

test('a long name is cut to the 24 bytes of a sub-account of 弥生', () =>
  expect(said('YAYOI', { ...invoice, billTo: { company: `株式会社${'長'.repeat(40)}` } }).借方補助科目).toBe(`株式会社${'長'.repeat(8)}`));

describe('receipts and credit notes', () => {
  const received: Received = {
    ...invoice,
    payments: [
      { kind: 'TRANSFER', yen: 71_065, on: '2026-03-20' },
      { kind: 'FEE', yen: 440, on: '2026-03-20' },
      { kind: 'TRANSFER', yen: 5_000, on: '2026-03-25' },
      { kind: 'REFUND', yen: -2_000, on: '2026-03-31' },
      { kind: 'CARRIED', yen: -3_000, on: '2026-03-31' },
      { kind: 'ADVANCE', yen: 1_000, on: '2026-04-01' },
    ],
    credits: [{ number: 'CR-2026-0001', at: endOfJstDay('2026-03-30'), rates: [{ percent: 10, net: 5_000, tax: 500 }] }],
  };
  /** Both sides of the entries of March: account, amount. */
  const bookedIn = (table: AccountingTable, month = '2026-03') => {
    const titles = accountingColumns[table].map(([title]) => title);
    const cell = (row: readonly unknown[], title: string) => row[titles.findIndex((each) => each.startsWith(title))];
    return accountingRows(table, receiptsOf(received, month), 0).map((row) =>
      ['借方勘定科目', '貸方勘定科目', '借方金額', '借方税区分', '借方税'].map((title) => cell(row, title)),
    );
  };

  test.each([
    ['FREEE_RECEIPTS', '課税売返10%'],
    ['MONEY_FORWARD_RECEIPTS', '課税売上-返還等 10%'],
    ['YAYOI_RECEIPTS', '課税売返内10%'],
  ] as const)('%s has an entry for each in the order of days, and none of another month', (table, returned) => {
    expect(bookedIn(table).map((row) => row.slice(0, 4))).toEqual([
      ['普通預金', '売掛金', 71_065, '対象外'],
      ['支払手数料', '売掛金', 440, '対象外'],
      ['普通預金', '売掛金', 5_000, '対象外'],
      ['売上高', '売掛金', 5_500, returned],
      ['売掛金', '普通預金', 2_000, '対象外'],
      ['売掛金', '前受金', 3_000, '対象外'],
    ]);
    expect(bookedIn(table, '2026-04').map((row) => row.slice(0, 3))).toEqual([['前受金', '売掛金', 1_000]]);
  });

  test('the client is the partner of 売掛金 and 前受金, and the words name paper and invoice', () => {
    const titles = accountingColumns.FREEE_RECEIPTS.map(([title]) => title);
    const rows = accountingRows('FREEE_RECEIPTS', receiptsOf(received, '2026-03'), 0).map((row) =>
      Object.fromEntries(titles.map((title, at) => [title, row[at]])),
    );
    expect(rows.map(({ 借方取引先, 貸方取引先 }) => [借方取引先, 貸方取引先].filter(Boolean).length)).toEqual([1, 1, 1, 1, 1, 2]);
    expect(rows[3]).toMatchObject({ 借方税額: 500, 摘要: '返還請求書CR-2026-0001 株式会社みなと映像 請求書2026-0042の減額' });
  });
});
