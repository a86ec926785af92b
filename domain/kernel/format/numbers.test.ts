import { expect, test } from 'vitest';
import { formatBytes, formatCount, formatYen, yenInText } from './numbers.ts';
import { shortCount } from './shortCount.ts';

test('yen have ¥ on cards and 円 in sentences, with thousands separators', () => {
  expect([formatYen(30_000), formatYen(0), formatYen(99_999_999)]).toEqual(['¥30,000', '¥0', '¥99,999,999']);
  expect([yenInText(30_000), yenInText(0)]).toEqual(['30,000円', '0円']);
  expect([formatCount(12_345), formatCount(0)]).toEqual(['12,345', '0']);
});

test('bytes are KB below a megabyte, and MB above', () => {
  expect([1, 120_000, 999_999, 1_000_000, 9_960_000].map(formatBytes)).toEqual(['1KB', '120KB', '1000KB', '1.0MB', '10.0MB']);
});

test.each([
  [0, '0'],
  [5_000, '5,000'],
  [10_500, '1.05万'],
  [1_500_000, '150万'],
  [250_000_000, '2.5億'],
])('%d as a short count: %s', (value, text) => expect(shortCount(value)).toBe(text));
