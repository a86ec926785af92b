import { expect, test } from 'vitest';
import { stateOf, weeksOf } from './days.ts';

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
  const diary = { blocks: [], booked, said: true };
  expect(['2026-12-10', '2026-12-11'].map((date) => stateOf(diary, date))).toEqual(['BOOKED', 'FREE']);
});

test('a booked day is shown as お仕事, whatever its entry, and work past midnight also books the next day', () => {
  const diary = {
    blocks: [{ from: '2026-12-01', to: '2026-12-31', kind: 'ASK' as const }],
    booked: { 'offer-1': { jobId: 'job-1', workDays: [{ date: '2026-12-14', from: '22:00', to: '02:00' }] } },
    said: true,
  };
  expect(['2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16', '2027-01-01'].map((date) => stateOf(diary, date))).toEqual([
    ...['ASK', 'BOOKED', 'BOOKED', 'ASK', 'FREE'],
  ]);
});

test('no day is free before the cast has said something', () => {
  expect(stateOf({ blocks: [], booked: {}, said: false }, '2026-12-10')).toBe('UNKNOWN');
});
