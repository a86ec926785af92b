import { describe, expect, it } from 'vitest';
import { duration, isNear, longTime, shortTime, since, until } from './dates.ts';
import { jstInstant, jstParts } from './jstInput.ts';

const at = Date.parse('2026-11-20T18:00:00+09:00');
const HOUR = 3_600_000;

describe('dates', () => {
  it('are written in Japanese time, wherever the reader is', () => {
    expect(longTime(at)).toBe('2026年11月20日(金) 18:00');
    expect(shortTime(at)).toBe('11/20 18:00');
    expect(longTime(Date.parse('2026-12-31T15:00:00Z'))).toBe('2027年1月1日(金) 00:00');
  });

  it('are relative within a day', () => {
    expect(since(at, at + 20_000)).toBe('たった今');
    expect(since(at, at + 5 * HOUR)).toBe('5時間前');
    expect(since(at, at + 25 * HOUR)).toBe('11/20 18:00');
    expect(until(at, at - 73 * HOUR)).toBe('あと3日');
    expect(until(at, at)).toBe('期限切れ');
    expect(duration(90_000)).toBe('1分');
  });

  it('warn within 48 hours', () => {
    expect(isNear(at, at - 47 * HOUR)).toBe(true);
    expect(isNear(at, at - 49 * HOUR)).toBe(false);
  });
});

describe('date and time fields', () => {
  it('read and write Japanese time', () => {
    expect(jstInstant('2026-11-20', '18:00')).toBe(at);
    expect(jstParts(at)).toEqual({ date: '2026-11-20', time: '18:00' });
    expect(jstInstant('', '18:00')).toBeNull();
    expect(jstInstant('2026-02-30', '18:00')).toBeNull();
  });
});
