import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { askedUntil, checkedUntil, dueBefore, horizon, horizonOf, reminderAt } from './dueBefore.ts';
import type { WorkDay } from './sheet.ts';
import { firstWork, firstWorkPosted } from './workSpan.ts';

const WEEK = 7 * DAY;
const before = (begins: number, period = WEEK) => dueBefore(period, NOON, { begins, ends: begins + 30 * DAY }) - NOON;

describe('a period that ends before the first work', () => {
  test.each([
    ['far ahead: the period', 60 * DAY, WEEK],
    ['in ten days: half of the time left', 10 * DAY, 5 * DAY],
    ['in 40 hours: a day before it', 40 * HOUR, 16 * HOUR],
    ['tomorrow: two hours', 22 * HOUR, 2 * HOUR],
    ['in an hour: until it begins', HOUR, HOUR],
  ])('%s', (_, left, expected) => expect(before(NOON + left)).toBe(expected));

  test('without a work day ahead the end of the deal counts', () => {
    const due = (begins: number | null, ends: number | null) => dueBefore(WEEK, NOON, { begins, ends }) - NOON;
    expect(due(null, NOON + 3 * DAY)).toBe(3 * DAY);
    expect(due(null, NOON + 30 * DAY)).toBe(WEEK);
    expect(due(null, null)).toBe(WEEK);
    expect(due(NOON, NOON + 3 * DAY)).toBe(3 * DAY);
    // Nothing is ahead: an end in the past is no limit.
    expect(due(NOON - DAY, NOON)).toBe(WEEK);
  });
});

const span = (max: number) => fc.integer({ min: 1, max });
const period = fc.integer({ min: businessRules.shortestPeriod, max: 14 * DAY });

test('it never ends after the work begins, nor later than the period, and lasts two hours if it can', () => {
  fc.assert(
    fc.property(period, span(60 * DAY), (lasting, left) => {
      const lasts = before(NOON + left, lasting);
      expect(lasts).toBeLessThanOrEqual(Math.min(lasting, left));
      expect(lasts).toBeGreaterThanOrEqual(Math.min(businessRules.shortestPeriod, left));
    }),
  );
});

test('it never ends earlier for a later work, a longer period or a later question', () => {
  fc.assert(
    fc.property(period, span(60 * DAY), span(DAY), (lasting, left, more) => {
      const begins = NOON + left + more;
      const due = (longer: number, now: number, work: number) => dueBefore(lasting + longer, now, { begins: work, ends: null });
      expect(due(0, NOON, begins)).toBeGreaterThanOrEqual(due(0, NOON, NOON + left));
      expect(due(more, NOON, begins)).toBeGreaterThanOrEqual(due(0, NOON, begins));
      const later = Math.min(NOON + more, begins - 1);
      expect(due(0, later, begins)).toBeGreaterThanOrEqual(due(0, NOON, begins));
    }),
  );
});

describe('the reminder of an answer', () => {
  test('two days before it is due', () => expect(reminderAt(NOON, NOON + WEEK)).toBe(NOON + 5 * DAY));
  test('after half of a short period', () => expect(reminderAt(NOON, NOON + 16 * HOUR)).toBe(NOON + 8 * HOUR));
  test('none, if less than four hours are left', () => expect(reminderAt(NOON, NOON + 3 * HOUR)).toBe(NOON + 3 * HOUR));
});

test('the office has three days, with a reminder after one; before a near work both come earlier', () => {
  const decided = (left: number) => checkedUntil(NOON, { begins: NOON + left, ends: null });
  expect(decided(60 * DAY)).toEqual({ askedAt: NOON, remindAt: NOON + DAY, decideBy: NOON + 3 * DAY });
  expect(decided(4 * DAY)).toEqual({ askedAt: NOON, remindAt: NOON + DAY, decideBy: NOON + 2 * DAY });
  expect(decided(22 * HOUR)).toEqual({ askedAt: NOON, remindAt: NOON + 2 * HOUR, decideBy: NOON + 2 * HOUR });
});

describe('when the first work begins', () => {
  const day = (date: string, from: string): WorkDay => ({ date, from, to: '18:00', kind: 'SHOOT' });
  const at = (text: string) => Date.parse(`${text}+09:00`);
  const sheet = { workDays: [day('2026-12-02', '09:00'), day('2026-11-27', '10:00')] };
  test('its earliest day, in any order', () => expect(firstWork(sheet)).toBe(at('2026-11-27T10:00')));
  test('none without a sheet or a day', () => expect([firstWork(null), firstWork({ workDays: [] })]).toEqual([null, null]));
  test('a posting without days begins when its job starts', () => {
    expect(firstWorkPosted({ sheet: null, startsAt: NOON })).toBe(NOON);
    expect(firstWorkPosted(null)).toBeNull();
  });
  test('old and new terms: the earlier one that is still ahead', () => {
    expect(horizon(NOON, null, NOON - 1, NOON + DAY, null, NOON + HOUR)).toEqual({ begins: NOON + HOUR, ends: null });
    expect(horizon(NOON, NOON + DAY, null)).toEqual({ begins: null, ends: NOON + DAY });
  });
  test('terms without days end with the deal', () =>
    expect(askedUntil(NOON, horizonOf({ sheet: null, scheduleToClose: NOON + DAY }, NOON)).answerDue).toBe(NOON + DAY));
});
