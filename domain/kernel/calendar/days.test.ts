import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import {
  datesBetween,
  daysAfter,
  daysFrom,
  firstOfMonth,
  firstOfMonthFrom,
  jstHourSpan,
  jstMonthSpan,
  lastOfMonth,
  latestMonths,
  monthsAfter,
  nextAt,
  startOfWeek,
  typedDate,
  weekdayOf,
  yearsAfter,
  yearsFrom,
} from './days.ts';
import {
  DAY,
  endOfJstDay,
  HOUR,
  isJstDate,
  isJstMonth,
  jstDate,
  jstInstant,
  jstMonth,
  jstParts,
  MINUTE,
  startOfJstDay,
  TIME_ZONE,
} from './instants.ts';

const at = (time: string) => Date.parse(time);
const moments = fc.integer({ min: at('1952-01-01T00:00:00Z'), max: at('2200-01-01T00:00:00Z') });
const dates = moments.map(jstDate);

// Dates from the time zone database, without our module.
const intl = (options: Intl.DateTimeFormatOptions, locale = 'sv-SE') =>
  new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
const tokyo = intl({ dateStyle: 'short', timeStyle: 'short' });
const weekday = intl({ weekday: 'short' }, 'en-US');
const noonOf = (date: string) => at(`${date}T12:00:00+09:00`);

describe('the day in Tokyo', () => {
  test.each([
    ['2026-11-20T14:59:59.999Z', '2026-11-20'],
    ['2026-11-20T15:00:00.000Z', '2026-11-21'],
    ['2026-11-30T15:00:00.000Z', '2026-12-01'],
    ['2026-12-31T14:59:59.999Z', '2026-12-31'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01'],
    ['2028-02-28T15:00:00.000Z', '2028-02-29'],
    ['2028-02-29T15:00:00.000Z', '2028-03-01'],
    ['2027-02-28T15:00:00.000Z', '2027-03-01'],
  ])('at %s is %s', (time, date) => {
    expect(jstDate(at(time))).toBe(date);
    expect(jstMonth(at(time))).toBe(date.slice(0, 7));
  });

  test('begins at midnight and ends a millisecond before the next', () => {
    expect(startOfJstDay('2026-11-20')).toBe(at('2026-11-20T00:00:00.000+09:00'));
    expect(endOfJstDay('2026-11-20')).toBe(at('2026-11-20T23:59:59.999+09:00'));
    expect(endOfJstDay('2026-02-28') + 1).toBe(startOfJstDay('2026-03-01'));
  });

  test('equals the day in the time zone database, with its time of day, and contains its moments', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const { date, time } = jstParts(moment);
        expect(`${date} ${time}`).toBe(tokyo.format(moment));
        expect(jstDate(moment)).toBe(date);
        expect(jstInstant(date, time)).toBe(Math.floor(moment / MINUTE) * MINUTE);
        expect(startOfJstDay(date)).toBeLessThanOrEqual(moment);
        expect(endOfJstDay(date)).toBeGreaterThanOrEqual(moment);
      }),
      { numRuns: runs(100) },
    );
  });

  test('is a date that exists', () => {
    for (const date of ['2026-11-20', '2028-02-29', '0000-01-01', '9999-12-31']) expect([date, isJstDate(date)]).toEqual([date, true]);
    for (const text of [
      '',
      '2026-02-30',
      '2027-02-29',
      '2026-13-01',
      '2026-11-31',
      '2026-1-1',
      '2026-11-20T00:00',
      '20261120',
      '2026-W47',
      '2026-11',
    ])
      expect([text, isJstDate(text)]).toEqual([text, false]);
    expect(['2026-11', '2026-13', '2026-00', '2026', '2026-11-01'].map(isJstMonth)).toEqual([true, false, false, false, false]);
  });

  test('has times of day; impossible times are invalid', () => {
    expect(jstInstant('2026-11-20', '18:00')).toBe(at('2026-11-20T18:00:00+09:00'));
    expect(jstParts(at('2026-11-20T18:00:59+09:00'))).toEqual({ date: '2026-11-20', time: '18:00' });
    for (const [date, time] of [
      ['', '18:00'],
      ['2026-02-30', '18:00'],
      ['2026-11-20', '24:00'],
      ['2026-11-20', '9:00'],
      ['2026-11-20', ''],
    ] as const)
      expect(jstInstant(date, time)).toBeNull();
  });

  test('is read in the forms that people type', () => {
    expect(['1998/4/12', '1998年4月12日', '1998.04.12', '1998-4-12', '12.4.1998', ''].map(typedDate)).toEqual([
      ...['1998-04-12', '1998-04-12', '1998-04-12', '1998-04-12', null, null],
    ]);
  });
});

describe('days', () => {
  test('are counted like the time zone database counts them', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const other = daysAfter(date, days);
        expect(other).toBe(tokyo.format(noonOf(date) + days * DAY).slice(0, 10));
        expect(daysFrom(date, other)).toBe(days);
      }),
    );
  });

  test('are listed up to the last, which is excluded', () => {
    expect(datesBetween('2028-02-28', '2028-03-02')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(datesBetween('2028-03-02', '2028-03-02')).toEqual([]);
    expect(datesBetween('2028-03-03', '2028-03-02')).toEqual([]);
  });

  test('belong to a week that begins on the Monday before them', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const monday = startOfWeek(date);
        expect(weekday.format(noonOf(monday))).toBe('Mon');
        expect(daysFrom(monday, date)).toBeGreaterThanOrEqual(0);
        expect(daysFrom(monday, date)).toBeLessThan(7);
        expect(weekdayOf(date)).toBe(daysFrom(monday, date));
      }),
    );
  });
});

describe('months and years', () => {
  test('begin on the first day and end on the day before the next first', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const [first, last] = [firstOfMonth(date), lastOfMonth(date)];
        expect(first).toBe(`${date.slice(0, 7)}-01`);
        expect(last.slice(0, 7)).toBe(date.slice(0, 7));
        expect(daysAfter(last, 1).slice(8)).toBe('01');
        const { from, before } = jstMonthSpan(date.slice(0, 7));
        expect([from, before]).toEqual([startOfJstDay(first), endOfJstDay(last) + 1]);
        expect(firstOfMonthFrom(date)).toBe(date === first ? first : daysAfter(last, 1));
      }),
    );
  });

  test('are added; a missing day becomes the last day of the month', () => {
    expect([monthsAfter('2026-12-31', 2), monthsAfter('2026-01-31', 1), monthsAfter('2026-01-15', -1)]).toEqual([
      ...['2027-02-28', '2026-02-28', '2025-12-15'],
    ]);
    expect([yearsAfter('2004-02-29', 20), yearsAfter('2004-02-29', 21)]).toEqual(['2024-02-29', '2025-02-28']);
    expect(latestMonths(at('2026-01-31T23:59:59+09:00'), 3)).toEqual(['2026-01', '2025-12', '2025-11']);
    expect(latestMonths(at('2026-02-01T00:00:00+09:00'), 1)).toEqual(['2026-02']);
  });

  test('of age are complete on the birthday; for 29 February on 1 March in a common year', () => {
    expect([yearsFrom('2006-11-21', '2026-11-20'), yearsFrom('2006-11-21', '2026-11-21')]).toEqual([19, 20]);
    expect(['2027-02-28', '2027-03-01', '2028-02-29'].map((day) => yearsFrom('2004-02-29', day))).toEqual([22, 23, 24]);
    expect(yearsFrom('1949-04-03', '2029-04-03')).toBe(80);
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        const [born, day] = a < b ? [a, b] : [b, a];
        const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
        expect(yearsFrom(born, day)).toBe(day.slice(5) < born.slice(5) ? years - 1 : years);
      }),
    );
  });
});

describe('the clock', () => {
  test('has hours that begin at a full hour', () => {
    const half = at('2026-11-20T18:30:00+09:00');
    expect(jstHourSpan(half)).toEqual({ from: half - HOUR / 2, before: half + HOUR / 2 });
  });

  test('finds a time of day today or tomorrow', () => {
    expect(nextAt('00:10', at('2026-12-31T00:09:59+09:00'))).toBe(at('2026-12-31T00:10:00+09:00'));
    expect(nextAt('00:10', at('2026-12-31T00:10:00+09:00'))).toBe(at('2027-01-01T00:10:00+09:00'));
    expect(() => nextAt('noon', 0)).toThrow('noon');
  });
});

test('gives the same results in every time zone of the machine', async () => {
  const script = `
    import * as calendar from ${JSON.stringify(new URL('days.ts', import.meta.url).href)};
    import * as instants from ${JSON.stringify(new URL('instants.ts', import.meta.url).href)};
    const dates = ['1998-04-12', '2004-02-29', '2026-03-08', '2026-03-29', '2026-11-01', '2026-12-31'];
    const at = dates.map((date) => instants.startOfJstDay(date) + 5_400_000);
    console.log(JSON.stringify(dates.map((date, index) => [
      instants.jstParts(at[index]), calendar.daysAfter(date, 1), calendar.monthsAfter(date, -1), calendar.startOfWeek(date),
      calendar.lastOfMonth(date), calendar.yearsFrom(date, '2026-11-20'), calendar.daysFrom(date, '2026-11-20'), calendar.jstHourSpan(at[index]),
    ])));`;
  const run = async (zone: string) =>
    (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env: { ...process.env, TZ: zone } })).stdout;
  const outputs = await Promise.all(['Asia/Tokyo', 'UTC', 'America/New_York', 'Pacific/Apia'].map(run));
  expect(new Set(outputs).size).toBe(1);
  expect(outputs[0]).toContain('"2026-03-09"');
});
