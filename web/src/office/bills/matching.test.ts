import { describe, expect, test } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { type Awaiting, isSure, leftBefore, suggest } from './matching.ts';
import type { Deposit } from './statement.ts';

const invoice = (nth: number, total: number, company: string, more: Partial<Awaiting> = {}): Awaiting => ({
  id: `i${nth}`,
  number: `2026-000${nth}`,
  clientId: company,
  total,
  paid: 0,
  dueAt: NOON + nth,
  company: [company],
  person: [],
  payers: [],
  ...more,
});
const invoices = [
  invoice(1, 10_000, 'ミナトエイゾウ'),
  invoice(2, 20_000, 'ミナトエイゾウ', { paid: 5_000 }),
  invoice(3, 30_000, 'マホロバカンコウ'),
];
const deposit = (yen: number, payer: string, line = 1): Deposit => ({
  id: `${line}`,
  line,
  yen,
  payer,
  nth: 1,
  balance: null,
  at: '2026-11-20',
});
const fitsAmong = (known: readonly Awaiting[], ...deposits: Deposit[]) =>
  suggest(deposits, known).map(({ fit, number }) => [fit, number?.at(-1) ?? null]);
const fits = (...deposits: Deposit[]) => fitsAmong(invoices, ...deposits);

test('a deposit matches its payer’s invoice with that amount, earlier payments included', () => {
  expect(fits(deposit(15_000, 'カ)ミナトエイゾウ'))).toEqual([['exact', '2']]);
  expect(fits(deposit(10_000, 'カ)ミナトエイゾウ'))).toEqual([['exact', '1']]);
});

test('another amount of a payer with one invoice is a part or a surplus of it, which the member has to choose', () => {
  expect(suggest([deposit(4_000, 'マホロバカンコウ'), deposit(90_000, 'マホロバカンコウ')], invoices).some(isSure)).toBe(false);
  expect(fits(deposit(4_000, 'マホロバカンコウ'))).toEqual([['partial', '3']]);
  expect(fits(deposit(90_000, 'マホロバカンコウ'))).toEqual([['surplus', '3']]);
});

test('another amount of a payer with several invoices is left to the member; a withheld fee names the likely one', () => {
  expect(fits(deposit(4_000, 'カ)ミナトエイゾウ'))).toEqual([['several', null]]);
  expect(fits(deposit(14_560, 'カ)ミナトエイゾウ'))).toEqual([['several', '2']]);
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

describe('names that are part of others', () => {
  const first = invoice(1, 71_505, '株式会社みなと', { company: ['株式会社みなと', 'ミナト'] });
  const second = invoice(2, 71_505, '株式会社みなと映像', { company: ['株式会社みなと映像', 'ミナトエイゾウ'] });
  test('the equal name comes first, whichever is due first', () => {
    expect(fitsAmong([first, second], deposit(71_505, 'カ)ミナトエイゾウ'))).toEqual([['exact', '2']]);
    const early = { ...second, dueAt: NOON };
    expect(fitsAmong([first, early], deposit(71_505, 'カ)ミナト'))).toEqual([['exact', '1']]);
    expect(fitsAmong([{ ...first, total: 50_000 }, second], deposit(71_065, 'カ)ミナトエイゾウ'))).toEqual([['partial', '2']]);
  });
  test('a company comes before a contact person', () => {
    const contact = invoice(1, 80_634, '株式会社その他', { person: ['ミナトエイゾウ'] });
    expect(fitsAmong([contact, second], deposit(71_605, 'カ)ミナトエイゾウ'))).toEqual([['surplus', '2']]);
  });
  test.each([
    ['a contained name with the amount', [first], deposit(71_505, 'カ)ミナトエイゾウ'), ['similar', '1']],
    ['a contained name of several clients', [first, second], deposit(71_505, 'ミナトエイ'), ['similar', null]],
    [
      'an equal name of two clients',
      [first, { ...first, number: '2026-0009', clientId: 'x' }],
      deposit(71_505, 'ミナト'),
      ['similar', null],
    ],
    ['a contact person without the amount', [invoice(1, 9, '甲', { person: ['ミナト'] })], deposit(8, 'ミナト'), ['similar', '1']],
  ] as const)('%s is never chosen', (_, known, line, expected) => {
    expect(fitsAmong(known, line)).toEqual([expected]);
    expect(suggest([line], known).map(isSure)).toEqual([false]);
  });
});

test('a line that is recorded is marked, and pays nothing', () => {
  const lines = [deposit(10_000, 'カ)ミナトエイゾウ'), deposit(10_000, 'カ)ミナトエイゾウ', 2)];
  expect(suggest(lines, invoices, ['2026-0009', null]).map(({ fit, number }) => [fit, number])).toEqual([
    ['recorded', '2026-0009'],
    ['exact', '2026-0001'],
  ]);
});

describe('a name that the office has confirmed', () => {
  const known = invoice(1, 70_400, '株式会社そらいろ編集室', { payers: ['ソライロ オオノケンジ'] });
  test('is chosen as banks write it, with exactly the open amount', () => {
    expect(fitsAmong([known], deposit(70_400, 'ｿﾗｲﾛ　ｵｵﾉｹﾝｼﾞ'))).toEqual([['exact', '1']]);
    expect(suggest([deposit(70_400, 'ソライロ　オオノケンジ')], [known]).map(isSure)).toEqual([true]);
  });
  test.each([
    ['another amount', [known], deposit(70_000, 'ソライロ オオノケンジ'), ['partial', '1']],
    ['a part of it', [known], deposit(70_400, 'ソライロ オオノ'), ['similar', '1']],
    [
      'a name of another client, too',
      [known, invoice(2, 70_400, 'ソライロオオノケンジ')],
      deposit(70_400, 'ソライロ オオノケンジ'),
      ['similar', null],
    ],
  ] as const)('%s is only suggested', (_, among, line, expected) => {
    expect(fitsAmong(among, line)).toEqual([expected]);
    expect(suggest([line], among).map(isSure)).toEqual([false]);
  });
});

test('the second deposit of an invoice sees what the first one leaves', () => {
  const [known] = invoices as [Awaiting];
  const chosen = [4_000, 5_000, 6_000].map((yen, at) => ({ id: `${at}`, yen, invoice: known }));
  expect([...leftBefore(chosen)]).toEqual([
    ['0', 10_000],
    ['1', 6_000],
    ['2', 1_000],
  ]);
});
