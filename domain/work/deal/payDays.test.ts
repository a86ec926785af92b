import { expect, test } from 'vitest';
import { usualPayDay } from './payDays.ts';

test.each([
  ['2026-11-01', '2026-12-31'],
  ['2026-11-30', '2026-12-31'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  // The end of the next month would be 61 days later.
  ['2026-07-01', '2026-08-30'],
  ['2026-07-02', '2026-08-31'],
])('work that ends on %s is usually paid by %s', (day, payDay) => expect(usualPayDay(day)).toBe(payDay));
