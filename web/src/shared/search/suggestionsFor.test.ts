import { expect, test } from 'vitest';
import { ageOptions, areaOptions } from './choices.ts';
import { keywordAfter, type Suggestion, suggestionsFor } from './suggestionsFor.ts';

const filters = [
  { field: 'area', label: '地域', options: areaOptions, several: true },
  { field: 'age', label: '年代', options: ageOptions, several: true },
  { field: 'skills', label: 'スキル', labelOf: String, show: () => null, options: [{ value: 'riding.1', label: '乗馬' }] },
  { field: 'days', label: '空いている日', labelOf: String, show: () => null },
];
const labels = (keyword: string, ...chosen: readonly string[]) =>
  suggestionsFor(keyword, filters, () => chosen).map(({ label, filter }) => (filter ? `${label}（${filter}）` : label));

test.each([
  ['とう', ['東京都（地域）']],
  ['tok', ['徳島県（地域）', '東京都（地域）']],
  ['大', ['大阪府（地域）', '大分県（地域）']],
  ['着物 20', ['20代（年代）']],
  ['えい', ['英語']],
  ['ﾀﾞﾝ', ['ダンス']],
  ['乗', ['乗馬（スキル）']],
  ['英語', []],
  ['英語 ', []],
  ['', []],
])('「%s」 suggests %j', (keyword, expected) => {
  expect([...labels(keyword)].sort()).toEqual([...expected].sort());
});

test('chosen values are not suggested', () => {
  expect(labels('とう', '13')).toEqual([]);
});

test('a word replaces the typed one; a filter’s value removes it from the keyword', () => {
  const word: Suggestion = { label: '英語', filter: null };
  const area: Suggestion = { label: '東京都', filter: '地域', field: 'area', value: '13' };
  expect(keywordAfter('着物 えい', word)).toBe('着物 英語');
  expect(keywordAfter('着物、とう', area)).toBe('着物、');
});
