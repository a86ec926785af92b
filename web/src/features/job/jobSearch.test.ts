import { expect, test } from 'vitest';
import { posting } from '#domain/testing/profiles.ts';
import { filterCount, searchIn } from '#web/shared/search/addressSearch.ts';
import { areaOptions } from '#web/shared/search/areas.ts';
import { fits, jobSearch } from './jobSearch.ts';

const wantedIn = (query: string | Record<string, string> = '') => searchIn(jobSearch, new URLSearchParams(query));

const job = {
  ...posting,
  client: { id: 'c1', name: '株式会社あおぞら映像', thumbnail: null, version: 1 },
  title: 'ＣＭの出演者募集',
  description: '撮影です',
  place: '渋谷区',
  prefecture: 13,
  jobCategory: 'film',
  industry: ['food'],
  wantedGender: 2,
  wantedAgeBands: [7, 8],
  entryDeadline: 1_000,
} as const;
const found = (query: string, now = 0) =>
  fits({ ...job, industry: [...job.industry], wantedAgeBands: [...job.wantedAgeBands] }, wantedIn(query), now);

test.each(['', 'q=cm', 'q=あおぞら 渋谷', 'q=撮影　ＣＭ', 'area=13', 'area=r1', 'category=film', 'industry=food', 'gender=2', 'age=8'])(
  '%s finds the job',
  (query) => expect(found(query)).toBe(true),
);
test.each(['q=歌', 'q=cm 歌', 'area=14', 'area=r2', 'category=stage', 'industry=car', 'gender=1', 'age=9'])('%s does not', (query) =>
  expect(found(query)).toBe(false),
);
test('a job whose deadline has come is not found', () => {
  expect(found('', 999)).toBe(true);
  expect(found('', 1_000)).toBe(false);
});
test('what makes no sense in the address counts as not chosen', () => {
  expect(wantedIn('area=99&gender=x&age=0&order=up')).toEqual(wantedIn());
  expect(filterCount(wantedIn('order=deadline&q=a&area=13'))).toBe(2);
});
test('every prefecture and region can be chosen', () => {
  expect(areaOptions).toHaveLength(47 + 6);
  for (const { value } of areaOptions) expect(wantedIn({ area: value }).area).toBe(value);
});
