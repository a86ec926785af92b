import { describe, expect, test } from 'vitest';
import { ageAt, ageBandDay, compulsorySchoolUntil, isMinorOn, shownAgeBand } from './age.ts';
import { ageBandCodes } from './person.ts';

const ageBandOn = (birthday: string | null, day: string) => shownAgeBand(birthday, day).band;
const at = (time: string) => Date.parse(time);

describe('age in Tokyo', () => {
  test('increases at midnight of the birthday', () => {
    expect(ageAt('2006-11-21', at('2026-11-20T23:59:59.999+09:00'))).toBe(19);
    expect(ageAt('2006-11-21', at('2026-11-21T00:00:00.000+09:00'))).toBe(20);
  });
  test('of a person born on 29 February increases on 1 March of other years', () => {
    expect(ageAt('2004-02-29', at('2027-02-28T12:00:00+09:00'))).toBe(22);
    expect(ageAt('2004-02-29', at('2027-03-01T00:00:00+09:00'))).toBe(23);
    expect(ageAt('2004-02-29', at('2028-02-29T00:00:00+09:00'))).toBe(24);
  });
  test.each([
    [0, 1],
    [1, 2],
    [20, 7],
    [79, 12],
    [80, 13],
    [104, 13],
  ])('at %i years the age band is %i', (age, band) => {
    expect(ageBandOn(`${2026 - age}-01-01`, '2026-11-20')).toBe(band);
  });
  test.each([
    // A person born on 1 April is one school year ahead of those born on 2 April.
    ['2020-04-01', '2026-03-31', 2],
    ['2020-04-01', '2026-04-01', 3],
    ['2020-04-02', '2026-04-02', 2],
    ['2020-04-02', '2027-04-01', 3],
    ['2017-04-02', '2027-03-31', 3],
    ['2017-04-02', '2027-04-01', 4],
    ['2014-04-02', '2027-03-31', 4],
    ['2014-04-02', '2027-04-01', 5],
    ['2011-04-02', '2027-03-31', 5],
    ['2011-04-02', '2027-04-01', 6],
    ['2008-04-02', '2027-03-31', 6],
    ['2008-04-02', '2027-04-01', 6],
  ])('by school years: born on %s, on %s the band is %i', (birthday, day, band) => expect(ageBandOn(birthday, day)).toBe(band));
  test('is band 0 for an unknown birthday; 13 bands have the codes 1 to 13', () => {
    expect(ageBandOn(null, '2026-11-20')).toBe(0);
    expect(ageBandOn('', '2026-11-20')).toBe(0);
    expect(ageBandCodes).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  });
});

describe('minors', () => {
  test.each([
    ['2008-11-21', '2026-11-20', true],
    ['2008-11-21', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    [null, '2026-11-20', true],
    ['2026-02-30', '2026-11-20', true],
  ])('born on %s, on %s: %s', (birthday, day, minor) => expect(isMinorOn(birthday, day)).toBe(minor));
  test.each([
    ['2011-04-01', '2026-03-31'],
    ['2011-04-02', '2027-03-31'],
    ['2011-12-31', '2027-03-31'],
    ['2012-02-29', '2027-03-31'],
    ['2012-03-31', '2027-03-31'],
  ])('compulsory school of a person born on %s ends on %s', (birthday, until) => expect(compulsorySchoolUntil(birthday)).toBe(until));
});

describe('the age band that others see', () => {
  test('is computed for the first of the month (JST)', () => {
    expect(ageBandDay(at('2026-11-30T23:59:59.999+09:00'))).toBe('2026-11-01');
    expect(ageBandDay(at('2026-12-01T00:00:00.000+09:00'))).toBe('2026-12-01');
  });
  test.each([
    ['2006-11-20', '2026-11-01', 6, '2026-12-01'],
    ['2006-11-20', '2026-12-01', 7, '2036-12-01'],
    ['2006-11-01', '2026-11-01', 7, '2036-11-01'],
    ['2006-12-02', '2026-12-01', 6, '2027-01-01'],
    ['2004-02-29', '2024-02-01', 6, '2024-03-01'],
    ['2026-11-20', '2026-11-01', 1, '2027-12-01'],
    ['2020-06-15', '2026-11-01', 2, '2027-04-01'],
    ['2008-06-15', '2026-11-01', 6, '2028-07-01'],
    ['2011-04-02', '2026-11-01', 5, '2027-04-01'],
    ['1940-01-01', '2026-11-01', 13, null],
    [null, '2026-11-01', 0, null],
    // Birthdays that are no longer accepted, but are in the log.
    ['2030-11-20', '2026-11-01', 1, '2031-12-01'],
    ['9999-12-31', '2026-11-01', 1, null],
    ['0000-01-01', '2026-11-01', 13, null],
    ['2026-02-30', '2026-11-01', 0, null],
    ['soon', '2026-11-01', 0, null],
  ])('%s on %s: band %i until %s', (birthday, day, band, until) => expect(shownAgeBand(birthday, day)).toEqual({ band, until }));
  test('reveals no day of birth: all people born in a month change on the same day', () => {
    const until = (day: number) => shownAgeBand(`2006-06-${String(day).padStart(2, '0')}`, '2026-01-01').until;
    expect(new Set(Array.from({ length: 29 }, (_, index) => until(index + 2)))).toEqual(new Set(['2026-07-01']));
  });
});
