import { expect, test } from 'vitest';
import type { Hit } from './hits.ts';
import { matchIn, optionsOf } from './options.ts';

const hit = (name: string, ways: readonly string[] = []): Hit => ({
  kind: 'お仕事',
  name,
  about: '',
  to: `/office/jobs/${name}`,
  ways: ways.map((way) => ({ name: way, to: `/office/jobs/${name}/${way}`, page: 'officeAudit' })),
});
const groups = [{ label: 'お仕事', hits: [hit('a', ['履歴']), hit('b', ['記録'])] }];

test('the further ways are those of the chosen hit, and only for members who may open them', () => {
  const first = optionsOf(groups, null, () => true);
  expect(first.options.map(({ to }) => to)).toEqual(['/office/jobs/a', '/office/jobs/b', '/office/jobs/a/履歴']);
  const second = optionsOf(groups, first.options[1] ?? null, () => true);
  expect(second.options.map(({ to }) => to)).toEqual(['/office/jobs/a', '/office/jobs/b', '/office/jobs/b/記録']);
  expect(second.at).toBe(1);
  expect(optionsOf(groups, null, () => false).options).toHaveLength(2);
});

test('a chosen hit stays chosen when others arrive above it; one that is gone gives way to the first', () => {
  const [, chosen = null] = optionsOf(groups, null, () => true).options;
  expect(optionsOf([{ label: '人', hits: [hit('c')] }, ...groups], chosen, () => true).at).toBe(2);
  expect(optionsOf([{ label: '人', hits: [hit('c')] }], chosen, () => true).at).toBe(0);
});

test.each([
  ['髙橋 二郎', '高橋', [0, 2]],
  ['金子 ひかり', 'ヒカリ', [3, 6]],
  ['¥63,000・株式会社ひかり企画', '63,000', [1, 7]],
  ['白石 美咲', '花子', null],
  ['白石 美咲', '', null],
])('the found part of %s for %s', (text, typed, found) => {
  expect(matchIn(text, typed)).toEqual(found);
});
