import { expect, test } from 'vitest';
import { listDay, listEnd, listTime, withKana } from './texts.ts';

const now = Date.parse('2026-01-05T09:00:00+09:00');

test('a time in another year in Japan shows its year', () => {
  expect(listTime(Date.parse('2026-01-01T00:00:00+09:00'), now)).toBe('1/1 00:00');
  expect(listTime(Date.parse('2025-12-31T23:59:00+09:00'), now)).toBe('2025/12/31 23:59');
  expect(listTime(Date.parse('2027-01-01T00:00:00+09:00'), now)).toBe('2027/1/1 00:00');
});

test('a day in another year shows its year', () => {
  expect([listDay('2026-01-01', now), listDay('2025-12-31', now)]).toEqual(['1/1(木)', '2025/12/31(水)']);
});

test('an end shows its time only if it is not the end of the day, and its year like a time', () => {
  expect(listEnd(Date.parse('2026-12-19T23:59:00+09:00'), now)).toBe('12/19');
  expect(listEnd(Date.parse('2027-01-18T23:59:00+09:00'), now)).toBe('2027/1/18');
  expect(listEnd(Date.parse('2026-12-19T18:00:00+09:00'), now)).toBe('12/19 18:00');
});

test('a person who left has a name without empty brackets', () => {
  expect(withKana({ name: '白石 美咲', kana: 'シライシ ミサキ' })).toBe('白石 美咲（シライシ ミサキ）');
  expect(withKana({ name: '退会した会員', kana: '' })).toBe('退会した会員');
});
