import { describe, expect, test } from 'vitest';
import { endOfJstDay } from '../../kernel/calendar/instants.ts';
import { fixed } from '../../testing/payoutSamples.ts';
import type { PayoutLine } from '../payout/statement.ts';
import { sumsOf } from '../payout/statement.ts';
import { type Booked, type Entry, payoutOf, type Received, receiptsOf, type Stated, salesOf, statementOf } from './entries.ts';
import { type AccountingTable, accountingColumns, accountingRows, accountingTables } from './programs.ts';

const invoice: Booked = {
  number: '2026-0042',
  month: '2026-02',
  billTo: { company: '株式会社みなと映像' },
  dueAt: endOfJstDay('2026-03-31'),
  rates: [{ percent: 10, net: 65_005, tax: 6_500 }],
};

const filled = (table: AccountingTable, entries: readonly Entry[], nth = 0) => {
  const cells = accountingRows(table, entries, 0)[nth] ?? [];
  return Object.fromEntries(
    accountingColumns[table].flatMap(([title], column) => (cells[column] === null ? [] : [[title, cells[column]]])),
  );
};
const said = (table: AccountingTable, of: Booked = invoice, nth = 0) => filled(table, salesOf(of), nth);
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
  expect(accountingTables.map((table) => new Set(accountingColumns[table].map(([title]) => title)).size)).toEqual([
    ...[20, 27, 25],
    ...[16, 27, 25, 16, 27, 25, 16, 27, 25],
  ]);
  for (const table of accountingTables)
    expect(accountingRows(table, salesOf(invoice), 0).map(({ length }) => length)).toEqual([accountingColumns[table].length]);
});

test('two rates give two rows, whose sum is the invoice', () => {
  const two = { ...invoice, rates: [...invoice.rates, { percent: 8, net: 40_000, tax: 3_200 }] };
  expect(accountingRows('MONEY_FORWARD', salesOf(two), 7).map(([nth]) => nth)).toEqual([8, 9]);
  expect([0, 1].map((nth) => said('YAYOI', two, nth)).map(({ 貸方税区分, 貸方金額 }) => [貸方税区分, 貸方金額])).toEqual([
    ['課税売上内10%', 71_505],
    ['課税売上内軽減8%', 43_200],
  ]);
});

test('8 % is the reduced rate since October 2019, and the standard rate before', () => {
  const at8 = (month: string) => ({ ...invoice, month, rates: [{ percent: 8, net: 1_000, tax: 80 }] });
  const classes = (month: string) => [
    said('FREEE', at8(month)).税区分,
    ...(['MONEY_FORWARD', 'YAYOI'] as const).map((table) => said(table, at8(month)).貸方税区分),
  ];
  expect(classes('2026-02')).toEqual(['課税売上8%（軽）', '課税売上 (軽)8%', '課税売上内軽減8%']);
  expect(classes('2019-09')).toEqual(['課税売上8%', '課税売上 8%', '課税売上内8%']);
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

describe('what casts earn and get', () => {
  const lines: readonly PayoutLine[] = [
    { kind: 'FEE', deal: 'offer-offer-1', day: '2026-09-17', net: 75_005, percent: 10, share: 7_500, payBy: '2026-11-16' },
    { kind: 'EXPENSE', deal: 'settlement-offer-1', day: '2026-09-17', net: 1_008, percent: 8, share: 0, payBy: '2026-11-16' },
  ];
  const stated: Stated = {
    ...fixed.data,
    month: '2026-09',
    no: 2,
    name: '山田 花子',
    registration: 'T1234567890123',
    lines,
    ...sumsOf(lines, false),
    payBy: '2026-11-16',
    paidOn: '2026-11-13',
  };
  const sides = (of: Stated) => statementOf(of).map(({ debit, credit, yen }) => [debit.account, credit.account, yen]);

  test('a statement has fee, share and withheld tax on the last day of its month; what is left is paid', () => {
    expect(sides(stated)).toEqual([
      ['外注費', '未払金', 82_505],
      ['外注費', '未払金', 1_088],
      ['未払金', '売上高', 8_250],
      ['未払金', '預り金', 7_760],
    ]);
    expect(payoutOf(stated)).toMatchObject([{ on: '2026-11-13', yen: 82_505 + 1_088 - 8_250 - 7_760, debit: { account: '未払金' } }]);
    expect(new Set(statementOf(stated).map(({ on }) => on))).toEqual(new Set(['2026-09-30']));
    expect(payoutOf({ ...stated, paidOn: null })).toEqual([]);
  });

  test('a company and a cast without a share have no entries of nothing', () => {
    const free = lines.map((line) => ({ ...line, share: 0 }));
    expect(sides({ ...stated, lines: free, ...sumsOf(free, true) })).toEqual([
      ['外注費', '未払金', 82_505],
      ['外注費', '未払金', 1_088],
    ]);
  });

  test('MoneyForward and 弥生 get the cast as partner, within the lengths', () => {
    expect(filled('MONEY_FORWARD_STATEMENTS', statementOf(stated))).toEqual({
      取引No: 1,
      取引日: '2026/09/30',
      借方勘定科目: '外注費',
      借方取引先: '山田 花子',
      借方税区分: '課税仕入 10%',
      借方インボイス: '適格',
      '借方金額(円)': 82_505,
      借方税額: 7_500,
      貸方勘定科目: '未払金',
      貸方取引先: '山田 花子',
      貸方税区分: '対象外',
      '貸方金額(円)': 82_505,
      摘要: '支払通知書2026-09-2 山田 花子 報酬',
    });
    const long = statementOf({ ...stated, name: '長'.repeat(50) }).map((_, nth) =>
      filled('YAYOI_STATEMENTS', statementOf({ ...stated, name: '長'.repeat(50) }), nth),
    );
    expect(long.map(({ 貸方補助科目, 摘要 }) => [貸方補助科目, 摘要])).toEqual([
      ['長'.repeat(12), `支払通知書2026-09-2 ${'長'.repeat(19)} 報酬`],
      ['長'.repeat(12), `支払通知書2026-09-2 ${'長'.repeat(19)} 報酬`],
      [undefined, `支払通知書2026-09-2 ${'長'.repeat(18)} 利用料`],
      ['長'.repeat(12), `支払通知書2026-09-2 ${'長'.repeat(16)} 源泉所得税`],
    ]);
  });

  const classesOf = (of: Stated) =>
    (['FREEE_STATEMENTS', 'MONEY_FORWARD_STATEMENTS', 'YAYOI_STATEMENTS'] as const).map((table) => {
      const row = filled(table, statementOf(of), 1);
      return [row.借方税区分, row.借方インボイス, row.借方税額 ?? row.借方税金額];
    });
  test('the tax of a registered cast is stated', () =>
    expect(classesOf(stated)).toEqual([
      ['課対仕入8%（軽）', undefined, 80],
      ['課税仕入 (軽)8%', '適格', 80],
      ['課対仕入内軽減8%適格', undefined, 80],
    ]));
  test.each([
    ['2026-09', 80],
    ['2026-10', 70],
    ['2028-10', 50],
    ['2030-10', 30],
  ])('of a cast without registration in %s %i % is deducted, and the program computes it', (month, part) =>
    expect(classesOf({ ...stated, month, registration: null })).toEqual([
      [`課対仕入（控${part}）8%（軽）`, undefined, undefined],
      ['課税仕入 (軽)8%', `${part}%控除`, undefined],
      [`課対仕入内軽減8%区分${part}%`, undefined, undefined],
    ]),
  );
  test('from October 2031 on nothing is deducted without registration', () =>
    expect(classesOf({ ...stated, month: '2031-10', registration: null }).map(([name]) => name)).toEqual(['対象外', '対象外', '対象外']));
  test('a statement without its name has a placeholder', () =>
    expect(filled('FREEE_PAYOUTS', payoutOf({ ...stated, name: null })).借方取引先).toBe('退会した会員'));
});
