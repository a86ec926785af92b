import { expect, test } from 'vitest';
import { fits, jobSearch, monthOf, monthOptions } from './jobSearch.ts';

const job = {
  id: '0123456789abcdef0123',
  title: '春の広告撮影',
  place: '渋谷区',
  client: { id: 'c', name: '株式会社ＡＢＣ', thumbnail: null, version: 1 },
  createdAt: Date.UTC(2026, 9, 31, 15),
};
const search = (wanted: object) => jobSearch.parse({ q: '', status: '', month: '', client: '', order: '', ...wanted });

test('months begin and end in Japan', () => {
  expect(monthOf(Date.UTC(2026, 9, 31, 14, 59))).toBe('2026-10');
  expect(monthOf(Date.UTC(2026, 9, 31, 15))).toBe('2026-11');
});

test('the latest twelve months are offered, over the turn of the year', () => {
  const options = monthOptions(Date.UTC(2026, 0, 15));
  expect(options).toHaveLength(12);
  expect(options.slice(0, 2)).toEqual([
    { value: '2026-01', label: '2026年1月' },
    { value: '2025-12', label: '2025年12月' },
  ]);
});

test('a job is found by the words of its title, place, client and id, and by the month in which it was posted', () => {
  for (const q of ['', '広告', 'abc 渋谷', '0123456789abcdef0123']) expect(fits(job, search({ q }))).toBe(true);
  expect(fits(job, search({ q: '舞台' }))).toBe(false);
  expect(fits(job, search({ month: '2026-11' }))).toBe(true);
  expect(fits(job, search({ month: '2026-10' }))).toBe(false);
});

test('what makes no sense in the address counts as not chosen', () => {
  expect(search({ status: 'NONE', month: 'May', client: '../users' })).toEqual({
    q: '',
    status: '',
    month: '',
    client: '',
    order: 'newest',
  });
});
