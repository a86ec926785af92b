import { expect, test } from 'vitest';
import { daysWithin } from './workDates.ts';

const at = (text: string) => Date.parse(`${text}:00+09:00`);

test('a period that ends at midnight has no day after it', () => {
  const days = (from: string, to: string) => daysWithin(at(from), at(to)).map(({ date, from, to }) => `${date} ${from}-${to}`);
  expect(days('2026-12-10T18:00', '2026-12-11T00:00')).toEqual(['2026-12-10 18:00-00:00']);
  expect(days('2026-12-10T18:00', '2026-12-12T00:00')).toEqual(['2026-12-10 18:00-00:00', '2026-12-11 18:00-00:00']);
  expect(days('2026-12-10T09:00', '2026-12-11T18:00')).toHaveLength(2);
});
