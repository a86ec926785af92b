import { expect, test } from 'vitest';
import { endOfJstDay } from '../../kernel/calendar/instants.ts';
import { type AccountingTable, accountingColumns, accountingRows, accountingTables, type Booked } from './accounting.ts';

const invoice: Booked = {
  number: '2026-0042',
  month: '2026-02',
  billTo: { company: '株式会社みなと映像' },
  dueAt: endOfJstDay('2026-03-31'),
  rates: [{ percent: 10, net: 65_005, tax: 6_500 }],
};

/** The filled cells of a row, by title. */
const said = (table: AccountingTable, of: Booked = invoice, nth = 0) => {
  const cells = accountingRows(table, of, 0)[nth] ?? [];
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
  expect(accountingTables.map((table) => new Set(accountingColumns[table].map(([title]) => title)).size)).toEqual([20, 27, 25]);
  for (const table of accountingTables)
    expect(accountingRows(table, invoice, 0).map(({ length }) => length)).toEqual([accountingColumns[table].length]);
});

test('two rates give two rows, whose sum is the invoice', () => {
  const two = { ...invoice, rates: [...invoice.rates, { percent: 8, net: 40_000, tax: 3_200 }] };
  expect(accountingRows('MONEY_FORWARD', two, 7).map(([nth]) => nth)).toEqual([8, 9]);
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
