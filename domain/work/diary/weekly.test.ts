import { expect, test } from 'vitest';
import { weeklyStateOf } from './weekly.ts';

const rules = ['UNKNOWN', 'ASK', 'UNKNOWN', 'UNKNOWN', 'BUSY', 'FREE', 'FREE'] as const;

test('a date has the state of its weekday', () => {
  // 14 December 2026 is a Monday.
  const week = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18', '2026-12-19', '2026-12-20'];
  expect(week.map((date) => weeklyStateOf([...rules, 'UNKNOWN'], date))).toEqual([...rules]);
  expect(weeklyStateOf([], '2026-12-19')).toBe('UNKNOWN');
});

test('a national holiday has the state of holidays; without one, of its weekday', () => {
  // 11 February 2027 is a Thursday, 23 February 2027 a Tuesday.
  const on = (holiday: 'FREE' | 'UNKNOWN') => ['2027-02-11', '2027-02-23'].map((date) => weeklyStateOf([...rules, holiday], date));
  expect(on('FREE')).toEqual(['FREE', 'FREE']);
  expect(on('UNKNOWN')).toEqual(['UNKNOWN', 'ASK']);
});
