import { expect, test } from 'vitest';
import { monthOptions } from './monthOptions.ts';

test('months start at midnight in Japan and cross the year', () => {
  const options = monthOptions(Date.parse('2026-12-31T23:59:59+09:00'), null);
  expect(options[0]).toEqual({ value: '2026-12', label: '2026年12月' });
  expect(options[12]?.value).toBe('2025-12');
  expect(
    monthOptions(Date.parse('2027-01-01T00:00:00+09:00'), '2020-01')
      .map(({ value }) => value)
      .slice(0, 3),
  ).toEqual([...['2020-01', '2027-01', '2026-12']]);
});
