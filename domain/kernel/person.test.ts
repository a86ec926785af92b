import { describe, expect, test } from 'vitest';
import { ageAt, ageBandDay, ageBandOn, shownAgeBand } from './age.ts';
import { ageBands } from './person.ts';

const at = (time: string) => Date.parse(time);

describe('age in Tokyo', () => {
  test('goes up at midnight of the birthday', () => {
    expect(ageAt('2006-11-21', at('2026-11-20T23:59:59.999+09:00'))).toBe(19);
    expect(ageAt('2006-11-21', at('2026-11-21T00:00:00.000+09:00'))).toBe(20);
  });
  test('of somebody born on 29 February goes up on 1 March of other years', () => {
    expect(ageAt('2004-02-29', at('2027-02-28T12:00:00+09:00'))).toBe(22);
    expect(ageAt('2004-02-29', at('2027-03-01T00:00:00+09:00'))).toBe(23);
    expect(ageAt('2004-02-29', at('2028-02-29T00:00:00+09:00'))).toBe(24);
  });
  test.each([
    [0, 1],
    [2, 2],
    [6, 3],
    [9, 4],
    [12, 5],
    [15, 6],
    [19, 6],
    [20, 7],
    [79, 12],
    [80, 13],
    [104, 13],
  ])('%i years are age band %i', (age, band) => {
    expect(ageBandOn(`${2026 - age}-01-01`, '2026-11-20')).toBe(band);
  });
  test('is band 0 when the birthday is not known; there are 14 bands', () => {
    expect(ageBandOn(null, '2026-11-20')).toBe(0);
    expect(ageBandOn('', '2026-11-20')).toBe(0);
    expect(ageBands).toHaveLength(14);
  });
});

describe('the age band that others see', () => {
  test('counts as of the first of the month in Japan', () => {
    expect(ageBandDay(at('2026-11-30T23:59:59.999+09:00'))).toBe('2026-11-01');
    expect(ageBandDay(at('2026-12-01T00:00:00.000+09:00'))).toBe('2026-12-01');
  });
  test.each([
    ['2006-11-20', '2026-11-01', 6, '2026-12-01'],
    ['2006-11-20', '2026-12-01', 7, '2036-12-01'],
    ['2006-11-01', '2026-11-01', 7, '2036-11-01'],
    ['2006-12-02', '2026-12-01', 6, '2027-01-01'],
    ['2004-02-29', '2024-02-01', 6, '2024-03-01'],
    ['2026-11-20', '2026-11-01', 1, '2028-12-01'],
    ['1940-01-01', '2026-11-01', 13, null],
    [null, '2026-11-01', 0, null],
    // Birthdays that are not taken any more but are in the log.
    ['2030-11-20', '2026-11-01', 1, '2032-12-01'],
    ['9999-12-31', '2026-11-01', 1, null],
    ['0000-01-01', '2026-11-01', 13, null],
    ['2026-02-30', '2026-11-01', 0, null],
    ['soon', '2026-11-01', 0, null],
  ])('%s on %s: band %i until %s', (birthday, day, band, until) => expect(shownAgeBand(birthday, day)).toEqual({ band, until }));
  test('tells no day of birth: all who are born in a month change together', () => {
    const until = (day: number) => shownAgeBand(`2006-06-${String(day).padStart(2, '0')}`, '2026-01-01').until;
    expect(new Set(Array.from({ length: 29 }, (_, index) => until(index + 2)))).toEqual(new Set(['2026-07-01']));
  });
});
