import { expect, test } from 'vitest';
import { csvRecords } from '#domain/format/csv.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { type Awaiting, type Deposit, payerKey, statementOf, suggest } from './statement.ts';

const read = (...lines: string[]) => statementOf(csvRecords(lines.join('\r\n')));

test('a statement is read below its headings, at any line and with any bank’s column names', () => {
  const expected = [
    { line: 3, at: '2026-11-20', yen: 71_505, payer: 'カ)ミナトエイゾウ', nth: 1 },
    { line: 5, at: '2026-11-20', yen: 71_505, payer: 'マホロバカンコウ', nth: 2 },
  ];
  const lines = (days: readonly [string, string, string]) => [
    `${days[0]},,"71,505",ｶ)ﾐﾅﾄｴｲｿﾞｳ`,
    `${days[1]},300,,手数料`,
    `${days[2]},,71505,ﾏﾎﾛﾊﾞｶﾝｺｳ`,
  ];
  const bank = read('口座番号,0123456', '日付,お引出し,お預入れ,お取扱内容', ...lines(['2026/11/20', '2026/11/20', '2026/11/20']));
  expect(bank).toMatchObject({ deposits: expected, unread: [] });
  const other = read('1', '取引日,出金金額(円),入金金額(円),摘要', ...lines(['20261120', '20261120', '2026年11月20日']));
  expect(other).toMatchObject({ deposits: expected, unread: [] });
});

test('an unreadable line is listed by its number; a file that is no statement is refused', () => {
  expect(read('日付,入金額,摘要', '合計,100,', '2026/11/20,100,ア', '2026/11/20,-5,イ')).toMatchObject({
    ...{ deposits: [{ line: 3 }], unread: [2, 4] },
  });
  for (const file of [['a,b', '1,2'], ['日付,入金額,摘要'], ['日付,出金額,摘要', '2026/11/20,1,ア']])
    expect(read(...file)).toEqual({ fault: expect.any(String) });
});

test.each([
  ['株式会社ミナトエイゾウ', 'ミナトエイゾウ'],
  ['ｶ)ﾐﾅﾄｴｲｿﾞｳ', 'ミナトエイゾウ'],
  ['ミナトエイゾウ（カ', 'ミナトエイゾウ'],
  ['シャッター・デザイン', 'シヤツタデザイン'],
  ['みなと映像　有限会社', 'ミナト映像'],
])('%s matches the payer name %s', (name, key) => expect(payerKey(name)).toBe(key));

const invoice = (nth: number, total: number, name: string, paid = 0): Awaiting => ({
  ...{ id: `i${nth}`, number: `2026-000${nth}`, total, paid, dueAt: NOON + nth, names: [name] },
});
const invoices = [
  invoice(1, 10_000, 'ミナトエイゾウ'),
  invoice(2, 20_000, 'ミナトエイゾウ', 5_000),
  invoice(3, 30_000, 'マホロバカンコウ'),
];
const deposit = (yen: number, payer: string, line = 1): Deposit => ({ ...{ id: `${line}`, line, yen, payer, nth: 1 }, at: '2026-11-20' });
const fits = (...deposits: Deposit[]) => suggest(deposits, invoices).map(({ fit, number }) => [fit, number?.at(-1) ?? null]);

test('a deposit matches its payer’s invoice with that amount, earlier payments included', () => {
  expect(fits(deposit(15_000, 'カ)ミナトエイゾウ'))).toEqual([['exact', '2']]);
  expect(fits(deposit(10_000, 'カ)ミナトエイゾウ'))).toEqual([['exact', '1']]);
});

test('otherwise it matches the payer’s invoice with the earliest due date, as partial or surplus', () => {
  expect(fits(deposit(4_000, 'カ)ミナトエイゾウ'))).toEqual([['partial', '1']]);
  expect(fits(deposit(90_000, 'マホロバカンコウ'))).toEqual([['surplus', '3']]);
});

test('two deposits do not pay the same amount twice', () => {
  expect(fits(deposit(10_000, 'ミナトエイゾウ'), deposit(10_000, 'ミナトエイゾウ', 2))).toEqual([
    ['exact', '1'],
    ['partial', '2'],
  ]);
  expect(fits(deposit(30_000, 'マホロバカンコウ'), deposit(30_000, 'マホロバカンコウ', 2))).toEqual([
    ['exact', '3'],
    ['unknown', null],
  ]);
});

test('for an unknown payer only an amount that one invoice has is suggested', () => {
  expect(fits(deposit(30_000, 'ヤマダハナコ'))).toEqual([['amount', '3']]);
  expect(fits(deposit(1, 'ヤマダハナコ'))).toEqual([['unknown', null]]);
  expect(fits(deposit(1, 'カ'))).toEqual([['unknown', null]]);
});
