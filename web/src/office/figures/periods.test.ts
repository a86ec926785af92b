import { describe, expect, test } from 'vitest';
import { daysFrom } from '#domain/kernel/calendar/days.ts';
import { daysAtMost, endAfter, endBefore, figuresIn, periodUntil, units, whole } from './periods.ts';

describe('a period', () => {
  test('of days is thirty days, compared with the thirty before', () => {
    const { spans, before } = periodUntil('day', '2026-03-01');
    expect(whole(spans)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
    expect(whole(before)).toEqual({ from: '2026-01-01', to: '2026-01-30' });
    expect(spans.at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  });

  test('of weeks runs from Monday to Sunday and is compared up to the same weekday', () => {
    const { spans, before } = periodUntil('week', '2026-11-18');
    expect(spans).toHaveLength(13);
    expect(spans.slice(-2)).toEqual([
      { from: '2026-11-09', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-18' },
    ]);
    expect(before.at(-1)).toEqual({ from: '2026-08-17', to: '2026-08-19' });
    expect(periodUntil('week', '2026-11-15').spans.at(-1)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  });

  test('of months uses the real month lengths and is compared up to the same day', () => {
    const { spans, before } = periodUntil('month', '2028-02-29');
    expect(spans.at(-1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(whole(spans).from).toBe('2027-09-01');
    expect(before.at(-1)).toEqual({ from: '2027-08-01', to: '2027-08-29' });
    expect(periodUntil('month', '2026-08-31').before.at(-1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  test('reads no more days than the limit, and none twice', () => {
    for (const unit of units)
      for (const end of ['2026-01-01', '2026-12-31', '2028-02-29', '2026-11-21', '2026-11-22', '2026-11-23']) {
        const { spans, before } = periodUntil(unit, end);
        const all = [...before, ...spans];
        expect(daysFrom(whole(all).from, whole(all).to) + 1).toBeLessThanOrEqual(daysAtMost[unit]);
        for (const [index, span] of all.entries()) expect(span.from > (all[index - 1]?.to ?? '')).toBe(true);
        expect(whole(spans).to).toBe(end);
        expect(endAfter(unit, endBefore(unit, end), end)).toBe(end);
      }
  });

  test('does not end after today', () => {
    expect(endAfter('day', '2026-11-21', '2026-11-21')).toBeNull();
    expect(endAfter('month', '2026-10-31', '2026-11-21')).toBe('2026-11-21');
    expect(endAfter('month', '2025-10-31', '2026-11-21')).toBe('2026-04-30');
  });
});

test('figures are summed over the days of a span, both ends included', () => {
  const day = (date: string, offers: number) => ({ id: date, date, figures: { offers }, createdAt: 0, updatedAt: 0 });
  const days = [day('2026-11-15', 1), day('2026-11-16', 2), day('2026-11-22', 4), day('2026-11-23', 8)];
  expect(figuresIn(days, { from: '2026-11-16', to: '2026-11-22' })).toEqual({ offers: 6 });
});
