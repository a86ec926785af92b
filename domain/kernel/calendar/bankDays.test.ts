import { expect, test } from 'vitest';
import { bankDayAfter, bankDaysLeft, bankDayUntil, isBankDay } from './bankDays.ts';
import { daysAfter } from './days.ts';

/** The weekdays of a year without bank business. */
const closedIn = (year: number): string[] =>
  Array.from({ length: 365 }, (_, days) => daysAfter(`${year}-01-01`, days)).filter((day) => {
    const isWeekday = [1, 2, 3, 4, 5].includes(new Date(`${day}T12:00Z`).getUTCDay());
    return isWeekday && !isBankDay(day);
  });

test('the days without bank business of 2026, from the calendar of the Cabinet Office', () =>
  expect(closedIn(2026).map((day) => day.slice(5))).toEqual([
    ...['01-01', '01-02', '01-12', '02-11', '02-23', '03-20', '04-29', '05-04', '05-05', '05-06', '07-20', '08-11'],
    // A day between two holidays is one, too.
    ...['09-21', '09-22', '09-23', '10-12', '11-03', '11-23', '12-31'],
  ]));

test('a holiday on a Sunday moves to the next day that is none', () => {
  expect(closedIn(2027).map((day) => day.slice(5))).toContain('03-22');
  expect(isBankDay('2028-09-22')).toBe(false);
});

test('bank days around the new year', () => {
  expect(bankDayUntil('2027-01-03')).toBe('2026-12-30');
  expect(bankDayAfter('2026-12-30')).toBe('2027-01-04');
  expect(bankDaysLeft('2026-12-28', '2027-01-05')).toBe(4);
  expect(bankDaysLeft('2027-01-05', '2026-12-28')).toBe(0);
});
