import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noPrices, shareOf } from '../../kernel/prices.ts';
import { NOON } from '../../testing/contexts.ts';
import { amountsOf } from '../../work/deal/amounts.ts';
import { partsOf } from '../settlement/amounts.ts';
import { arrivalLabel, arrivalRows } from './arrival.ts';
import { sumsOf } from './statement.ts';

const prices = { ...noPrices, shareRate: 5 };
const person = { isCompany: false };

test('what arrives of a fee, as the cast reads it', () => {
  const rows = arrivalRows(60_000, NOON, prices, [], person);
  expect(rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '報酬（税抜） ¥60,000',
    '消費税（10%） ¥6,000',
    '利用料（報酬の5%・税込） −¥3,300',
    '源泉徴収税（個人） −¥6,126',
    '振り込まれる額 ¥56,574',
  ]);
  expect(arrivalRows(60_000, NOON, prices, [], { isCompany: true }).slice(-2)).toMatchObject([
    { label: '源泉徴収税（会社）', yen: 0 },
    { label: arrivalLabel, yen: 62_700 },
  ]);
});

test('without the prices no sum is known', () =>
  expect(arrivalRows(60_000, NOON, undefined, [], person).map(({ name }) => name)).toEqual(['fee']));

test('what was settled after the work is above the tax that is withheld of it, too', () => {
  const settled = partsOf([
    { kind: 'OVERTIME', yen: 17_000, percent: 10 },
    { kind: 'EXPENSE', yen: 1_080, percent: 8 },
  ]);
  const rows = arrivalRows(60_000, NOON, null, settled, person);
  expect(rows.map(({ name, yen }) => [name, yen])).toEqual([
    ['fee', 60_000],
    ['tax', 6_000],
    ['extra', 19_780],
    ['withheld', -7_963],
    ['total', 77_817],
  ]);
});

test('the rows add up to what a statement with the deal alone transfers', () => {
  const part = fc.record({ net: fc.integer({ min: 1, max: 99_999 }), percent: fc.constantFrom(8, 10) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.nat({ max: 50 }), fc.array(part, { maxLength: 5 }), fc.boolean(), (...given) => {
      const [fee, shareRate, settled, isCompany] = given;
      const of = { ...noPrices, shareRate };
      const rows = arrivalRows(fee, NOON, of, settled, { isCompany });
      const { percent } = amountsOf(fee, NOON, 'talent', of);
      const statement = sumsOf(
        [{ net: fee, percent, share: shareOf(fee, of) }, ...settled.map((each) => ({ ...each, share: 0 }))],
        isCompany,
      );
      expect(rows.at(-1)?.yen).toBe(statement.total);
      expect(rows.slice(0, -1).reduce((sum, { yen }) => sum + yen, 0)).toBe(statement.total);
    }),
  );
});
