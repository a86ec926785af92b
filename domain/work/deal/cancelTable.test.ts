import { describe, expect, test } from 'vitest';
import { startOfJstDay } from '../../kernel/calendar/instants.ts';
import { HOUR } from '../../testing/contexts.ts';
import { cancellationAmount, cancelTableOn, cancelTables } from './cancelTable.ts';

const shoot = (date: string) => ({ date, kind: 'SHOOT' }) as const;
const spare = (date: string) => ({ date, kind: 'SPARE' }) as const;
const CONCLUDED = startOfJstDay('2026-12-01');
/** The fee that a client owes, by the table of the day of conclusion. */
const owed = (fee: number, days: Parameters<typeof cancellationAmount>[1], at: number) => cancellationAmount(fee, days, CONCLUDED, at);
const lateOn = (date: string) => startOfJstDay(date) + 23 * HOUR;

describe('the cancellation fee of a client', () => {
  test.each([
    ['two days before', '2026-12-08', 0],
    ['the day before', '2026-12-09', 30_000],
    ['on the day', '2026-12-10', 60_000],
    ['after the work', '2026-12-11', 60_000],
  ])('%s', (_, date, yen) => {
    expect(owed(60_000, [shoot('2026-12-10')], lateOn(date))).toBe(yen);
    expect(owed(60_000, [shoot('2026-12-10')], startOfJstDay(date))).toBe(yen);
  });

  test('days share the fee equally, and each has its own percentage', () => {
    const days = [shoot('2026-12-09'), shoot('2026-12-10'), shoot('2026-12-20')];
    expect(owed(90_000, days, lateOn('2026-12-09'))).toBe(30_000 + 15_000);
  });

  test('a spare day counts half and has no own share, and the result never exceeds the fee', () => {
    expect(owed(60_000, [shoot('2026-12-08'), spare('2026-12-20')], lateOn('2026-12-07'))).toBe(30_000);
    expect(owed(60_000, [shoot('2026-12-20'), spare('2026-12-10')], lateOn('2026-12-10'))).toBe(30_000);
    expect(owed(60_000, [shoot('2026-12-10'), spare('2026-12-11')], lateOn('2026-12-10'))).toBe(60_000);
    expect(owed(60_000, [spare('2026-12-10')], lateOn('2026-12-10'))).toBe(30_000);
  });

  test('whole yen, rounded down; 0 without fixed days', () => {
    expect(owed(10_000, [shoot('2026-12-10'), shoot('2026-12-20'), shoot('2026-12-21')], lateOn('2026-12-10'))).toBe(3_333);
    expect(owed(10_000, [], lateOn('2026-12-10'))).toBe(0);
  });
});

test('the tables are ordered by date, and their steps from the earliest day to the latest', () => {
  expect(cancelTables.map(({ from }) => from)).toEqual(cancelTables.map(({ from }) => from).toSorted());
  for (const { steps } of cancelTables) {
    expect(steps.map(({ daysBefore }) => daysBefore)).toEqual(steps.map(({ daysBefore }) => daysBefore).toSorted((a, b) => b - a));
  }
  expect(cancelTableOn('2000-01-01')).toBe(cancelTables[0]);
});
