import { expect, test } from 'vitest';
import { jobSearch, matches } from './jobSearch.ts';

const job = {
  id: '0123456789abcdef0123',
  title: '春の広告撮影',
  place: '渋谷区',
  client: { id: 'c', name: '株式会社ＡＢＣ', thumbnail: null, version: 1 },
  createdAt: Date.parse('2026-11-01T00:00:00+09:00'),
};
const search = (wanted: object) => jobSearch.parse({ q: '', status: '', month: '', client: '', order: '', ...wanted });

test('a job is found by words of its title, place, client or id, and by its month of posting', () => {
  for (const q of ['', '広告', 'abc 渋谷', '0123456789abcdef0123']) expect(matches(job, search({ q }))).toBe(true);
  expect(matches(job, search({ q: '舞台' }))).toBe(false);
  expect(matches(job, search({ month: '2026-11' }))).toBe(true);
  expect(matches(job, search({ month: '2026-10' }))).toBe(false);
});

test('invalid values in the address are ignored', () => {
  expect(search({ status: 'NONE', month: 'May', client: '../users' })).toEqual({
    q: '',
    status: '',
    month: '',
    client: '',
    order: 'newest',
  });
});
