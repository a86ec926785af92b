import { expect, test } from 'vitest';
import { talentDetails, talentProfile } from '#domain/testing/profiles.ts';
import { filterCount, searchIn } from '#web/shared/search/addressSearch.ts';
import { castSearch, fits } from './castSearch.ts';

const now = Date.parse('2026-11-20T12:00:00+09:00');
const cast = { ...talentProfile, ...talentDetails, belongingTo: 3 as const };
const wantedIn = (query: string) => searchIn(castSearch, new URLSearchParams(query));

test.each(['', 'q=花子', 'q=ﾔﾏﾀﾞ 殺陣', 'q=時代劇', 'area=13', 'area=r1', 'gender=2', 'age=7', 'industry=stage', 'group=3'])(
  '%s finds the cast',
  (query) => expect(fits(cast, wantedIn(query), now)).toBe(true),
);
test.each(['q=太郎', 'area=27', 'area=r3', 'gender=1', 'age=8', 'industry=car', 'group=1', 'gender=2&age=8'])('%s does not', (query) =>
  expect(fits(cast, wantedIn(query), now)).toBe(false),
);
test('who keeps the birthday to themselves is in no age band', () => {
  expect(fits({ ...cast, birthday: null }, wantedIn('age=7'), now)).toBe(false);
  expect(fits({ ...cast, birthday: null }, wantedIn(''), now)).toBe(true);
});
test('the age band is that of the day', () => {
  expect(fits(cast, wantedIn('age=8'), Date.parse('2028-04-12T00:00:00+09:00'))).toBe(true);
});
test('what makes no sense in the address counts as not chosen', () => {
  expect(wantedIn('group=9&age=x&area=48&order=price')).toEqual(wantedIn(''));
  expect(filterCount(wantedIn('group=1&q=a&order=newest'))).toBe(2);
});
