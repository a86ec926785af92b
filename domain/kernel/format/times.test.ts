import { describe, expect, test } from 'vitest';
import { HOUR } from '../calendar/instants.ts';
import {
  clockTime,
  duration,
  fullDay,
  hours,
  isNear,
  lengthText,
  longDate,
  longEnd,
  longTime,
  monthText,
  shortDay,
  shortEnd,
  shortTime,
  since,
  sortableTime,
  timeSpan,
  until,
} from './times.ts';

const at = Date.parse('2026-11-20T18:00:00+09:00');
const morning = Date.parse('2026-02-01T09:05:00+09:00');

describe('times', () => {
  test('are in JST, wherever the reader is', () => {
    expect(longTime(at)).toBe('2026年11月20日(金) 18:00');
    expect(shortTime(at)).toBe('11/20 18:00');
    expect(longTime(Date.parse('2026-12-31T15:00:00Z'))).toBe('2027年1月1日(金) 00:00');
  });

  test('have two digits for the hour', () => {
    expect([clockTime(morning), shortTime(morning), longTime(morning)]).toEqual(['09:05', '2/1 09:05', '2026年2月1日(日) 09:05']);
    expect(sortableTime(morning)).toBe('2026-02-01 09:05:00');
    expect(sortableTime(Date.parse('2026-11-30T23:59:59.999+09:00'))).toBe('2026-11-30 23:59:59');
  });

  test('show a day once if both ends are on it', () => {
    expect(timeSpan(at, at + 5 * HOUR)).toBe('2026年11月20日(金) 18:00〜23:00');
    expect(timeSpan(at, at + 6 * HOUR)).toBe('2026年11月20日(金) 18:00 〜 2026年11月21日(土) 00:00');
  });

  test('of a day show that they end on the next one', () => {
    expect([hours('09:00', '18:00'), hours('18:00', '00:00'), hours('22:00', '02:00')]).toEqual([
      ...['09:00〜18:00', '18:00〜24:00', '22:00〜翌02:00'],
    ]);
  });

  test('are relative within a day', () => {
    expect(since(at, at + 20_000)).toBe('たった今');
    expect(since(at, at + 5 * HOUR)).toBe('5時間前');
    expect(since(at, at + 25 * HOUR)).toBe('11/20 18:00');
    expect(until(at, at - 73 * HOUR)).toBe('あと3日');
    expect(until(at, at - 49 * HOUR)).toBe('あと2日');
    expect(until(at, at - 47 * HOUR)).toBe('あと47時間');
    expect(until(at, at - 5 * HOUR)).toBe('あと5時間');
    expect(until(at, at - 185 * 60_000)).toBe('あと3時間');
    expect(until(at, at - 150 * 60_000)).toBe('あと2時間30分');
    expect(until(at, at - 2 * HOUR)).toBe('あと2時間');
    expect(until(at, at - 30 * 60_000)).toBe('あと30分');
    expect(until(at, at)).toBe('期限切れ');
    expect(duration(90_000)).toBe('1分');
  });

  test('warn within 48 hours', () => {
    expect(isNear(at, at - 47 * HOUR)).toBe(true);
    expect(isNear(at, at - 49 * HOUR)).toBe(false);
  });
});

test('days show their weekday, months their year', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map(shortDay)).toEqual([
    ...['11/20(金)', '11/21(土)', '11/22(日)', '11/23(月)', '11/24(火)', '11/25(水)', '11/26(木)'],
  ]);
  expect(fullDay('2026-01-09')).toBe('2026/1/9(金)');
  expect(longDate(at)).toBe('2026年11月20日(金)');
  expect([monthText('2026-11'), monthText('2027-01')]).toEqual(['2026年11月', '2027年1月']);
});

test('an end is a date if it ends with the day, else it has its time', () => {
  const [night, evening] = [Date.parse('2026-11-20T23:59:00+09:00'), Date.parse('2026-11-20T18:00:00+09:00')];
  expect([longEnd(night), shortEnd(night)]).toEqual(['2026年11月20日(金)', '11/20']);
  expect([longEnd(evening), shortEnd(evening)]).toEqual(['2026年11月20日(金) 18:00', '11/20 18:00']);
});

test.each([
  [0, '0分'],
  [30, '30分'],
  [60, '1時間'],
  [90, '1時間30分'],
  [720, '12時間'],
] as const)('%i minutes of work are %s', (minutes, text) => expect(lengthText(minutes)).toBe(text));
