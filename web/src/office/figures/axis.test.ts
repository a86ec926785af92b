import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateTick, valueTicks } from './axis.ts';
import { periodUntil } from './periods.ts';

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 1]],
  [
    [0, 2],
    [0, 1, 2],
  ],
  [
    [3, 7],
    [0, 2, 4, 6, 8],
  ],
  [[2_288_000], [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000]],
])('the value axis of %j has the labels %j', (values, labels) => expect(valueTicks(values)).toEqual(labels));

test('a value axis starts at 0, has equal whole steps, and covers every value', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2_000_000_000 }), { maxLength: 30 }), (values) => {
      const labels = valueTicks(values);
      const step = labels[1] ?? 0;
      expect(labels).toEqual(labels.map((_, index) => index * step));
      expect(Number.isInteger(step) && step > 0).toBe(true);
      expect(labels.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(labels.length).toBeLessThanOrEqual(8);
    }),
  );
});

test.each([
  ['day', ['10/26(月)', '11/2(月)', '11/9(月)', '11/16(月)']],
  ['week', ['8/24〜', '9/14〜', '10/5〜', '10/26〜', '11/16〜']],
  ['month', ['6月', '7月', '8月', '9月', '10月', '11月']],
] as const)('the date axis by %s has the labels %j', (unit, labels) => {
  const { spans } = periodUntil(unit, '2026-11-20');
  expect(spans.map((_, index) => dateTick(unit, spans, index)).filter((label) => label !== null)).toEqual(labels);
});

test('January shows its year', () => {
  const { spans } = periodUntil('month', '2027-02-10');
  expect(spans.map((_, index) => dateTick('month', spans, index)).slice(-3)).toEqual(['12月', '2027年1月', '2月']);
});
