import { expect, test } from 'vitest';
import { jointStateOf, shownStateOf } from './shown.ts';

const shown = {
  busy: [{ from: '2026-12-14', to: '2026-12-15' }],
  ask: [{ from: '2026-12-16', to: '2026-12-16' }],
  free: [{ from: '2026-12-12', to: '2026-12-13' }],
};

test('others see a day as free, ask first, or not free', () => {
  expect(['2026-12-13', '2026-12-15', '2026-12-16'].map((date) => shownStateOf(shown, date))).toEqual(['FREE', 'BUSY', 'ASK']);
});

test.each([
  ['all are free', ['2026-12-12', '2026-12-13'], 'FREE'],
  ['one is to be asked', ['2026-12-13', '2026-12-16'], 'ASK'],
  ['one is taken', ['2026-12-13', '2026-12-15', '2026-12-16'], 'BUSY'],
])('of several days %s', (_, dates, state) => {
  expect(jointStateOf(shown, dates)).toBe(state);
});

test('no day counts as free without a word of the cast about it', () => {
  expect(shownStateOf(shown, '2026-12-17')).toBe('UNKNOWN');
  expect(jointStateOf(shown, ['2026-12-13', '2026-12-17'])).toBe('UNKNOWN');
  expect(jointStateOf(shown, ['2026-12-15', '2026-12-17'])).toBe('BUSY');
  expect(jointStateOf(null, ['2026-12-13'])).toBe('UNKNOWN');
});

test('a day without an entry follows the weekly rules; a row of an earlier release has none', () => {
  const weekly = ['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'BUSY', 'FREE', 'FREE', 'UNKNOWN'] as const;
  // 18 December 2026 is a Friday.
  const dates = ['2026-12-12', '2026-12-15', '2026-12-18', '2026-12-19', '2026-12-20', '2026-12-21'];
  expect(dates.map((date) => shownStateOf({ ...shown, weekly }, date))).toEqual([
    ...(['FREE', 'BUSY', 'BUSY', 'FREE', 'FREE', 'UNKNOWN'] as const),
  ]);
  expect(shownStateOf({ busy: [], ask: [] }, '2026-12-12')).toBe('UNKNOWN');
});
