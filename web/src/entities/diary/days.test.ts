import { expect, test } from 'vitest';
import { noDays, spanBetween, stateOf, weeksOf } from './days.ts';

test('a month has all its days, each below its weekday, starting on Sunday', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks.flat().filter((date) => date.startsWith('2026-12'))).toHaveLength(31);
  // 1 December 2026 is a Tuesday.
  expect(weeks[0]).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
  expect(weeks.at(-1)?.[0]).toBe('2026-12-27');
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
});

test('work until midnight books its own day only', () => {
  const booked = { 'offer-1': { jobId: 'job-1', workDays: [{ date: '2026-12-10', from: '18:00', to: '00:00' }] } };
  const diary = { ...noDays, booked };
  expect(['2026-12-10', '2026-12-11'].map((date) => stateOf(diary, date))).toEqual(['BOOKED', 'UNKNOWN']);
});

test('a booked day is shown as お仕事, whatever its entry, and work past midnight also books the next day', () => {
  const diary = {
    blocks: [{ from: '2026-12-01', to: '2026-12-31', kind: 'ASK' as const }],
    booked: { 'offer-1': { jobId: 'job-1', workDays: [{ date: '2026-12-14', from: '22:00', to: '02:00' }] } },
    weekly: [],
  };
  expect(['2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16', '2027-01-01'].map((date) => stateOf(diary, date))).toEqual([
    ...['ASK', 'BOOKED', 'BOOKED', 'ASK', 'UNKNOWN'],
  ]);
});

test('a day is free by its own entry or by a weekly rule, and the entry beats the rule', () => {
  const weekly = ['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'FREE', 'FREE', 'UNKNOWN'] as const;
  const blocks = [{ from: '2026-12-12', to: '2026-12-12', kind: 'BUSY' as const }];
  // 11 December 2026 is a Friday.
  const states = ['2026-12-11', '2026-12-12', '2026-12-13'].map((date) => stateOf({ ...noDays, blocks, weekly: [...weekly] }, date));
  expect(states).toEqual(['UNKNOWN', 'BUSY', 'FREE']);
  expect(stateOf(noDays, '2026-12-13')).toBe('UNKNOWN');
});

test('days are chosen in both directions, and none before today', () => {
  expect(spanBetween('2026-12-05', '2026-12-03', '2026-11-20')).toEqual({ from: '2026-12-03', to: '2026-12-05' });
  expect(spanBetween('2026-11-18', '2026-11-22', '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-22' });
});
