import { expect, test } from 'vitest';
import { nextRunOf } from './schedules.ts';

const tokyo = (text: string) => Date.parse(`${text}+09:00`);
const next = (schedule: string, after: string) => nextRunOf(schedule, 'Asia/Tokyo')(tokyo(after));

test.each([
  ['every 1 minutes', '2026-11-20T10:00:30', '2026-11-20T10:01:30'],
  ['every 5 minutes', '2026-11-20T10:00:00', '2026-11-20T10:05:00'],
  ['every 2 hours', '2026-11-20T10:00:00', '2026-11-20T12:00:00'],
  ['every hour', '2026-11-20T10:00:00', '2026-11-20T11:00:00'],
  ['0 3 * * *', '2026-11-20T10:00:00', '2026-11-21T03:00:00'],
  ['*/15 9-17 * * 1-5', '2026-11-20T17:46:00', '2026-11-23T09:00:00'],
  ['30 0 1 * *', '2026-11-20T10:00:00', '2026-12-01T00:30:00'],
  ['0 12 * * 7', '2026-11-20T10:00:00', '2026-11-22T12:00:00'],
])('%s after %s is %s', (schedule, after, expected) => {
  expect(next(schedule, after)).toBe(tokyo(expected));
});

test('a text that is no schedule is refused', () => {
  expect(() => nextRunOf('sometimes', 'Asia/Tokyo')).toThrow('neither');
});
