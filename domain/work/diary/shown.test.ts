import { expect, test } from 'vitest';
import { jointStateOf, shownStateOf } from './shown.ts';

const shown = {
  said: true,
  busy: [{ from: '2026-12-14', to: '2026-12-15' }],
  ask: [{ from: '2026-12-16', to: '2026-12-16' }],
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

test('no day counts as free without an entry of the cast', () => {
  expect(jointStateOf({ ...shown, said: false }, ['2026-12-13'])).toBe('UNKNOWN');
  expect(jointStateOf({ ...shown, said: false }, ['2026-12-15'])).toBe('BUSY');
  expect(jointStateOf(null, ['2026-12-13'])).toBe('UNKNOWN');
});
