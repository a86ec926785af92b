import { expect, test } from 'vitest';
import { talentDetails, talentProfile } from '#domain/testing/profiles.ts';
import { filterCount, searchIn } from '#web/shared/search/addressSearch.ts';
import { castSearch, fits } from './castSearch.ts';

const cast = { ...talentProfile, ...talentDetails, ageBand: 7, belongingTo: 3 as const };
const wantedIn = (query: string) => searchIn(castSearch, new URLSearchParams(query));

test.each(['', 'q=花子', 'q=ﾔﾏﾀﾞ 殺陣', 'q=時代劇', 'area=13', 'area=r1', 'gender=2', 'age=7', 'industry=stage', 'group=3'])(
  '%s finds the cast',
  (query) => expect(fits(cast, wantedIn(query))).toBe(true),
);
test.each(['q=太郎', 'area=27', 'area=r3', 'gender=1', 'age=8', 'industry=car', 'group=1', 'gender=2&age=8'])('%s does not', (query) =>
  expect(fits(cast, wantedIn(query))).toBe(false),
);
test('a cast without a birthday is in no age band', () => {
  expect(fits({ ...cast, ageBand: 0 }, wantedIn('age=7'))).toBe(false);
  expect(fits({ ...cast, ageBand: 0 }, wantedIn(''))).toBe(true);
});
test('what makes no sense in the address counts as not chosen', () => {
  expect(wantedIn('group=9&age=x&area=48&order=price')).toEqual(wantedIn(''));
  expect(filterCount(wantedIn('group=1&q=a&order=newest'))).toBe(2);
});
