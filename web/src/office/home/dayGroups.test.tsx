import { expect, test } from 'vitest';
import { DAY, HOUR, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { agesOf, byColleague, dayOf, groupsOf, newIn } from './dayGroups.ts';

const now = startOfJstDay('2026-11-20') + 15 * HOUR;
const row = (id: string, hours: number, assigneeId: string | null = null, snoozedUntil: number | null = null) => ({
  id,
  due: now + hours * HOUR,
  desk: assigneeId === null && snoozedUntil === null ? undefined : { assigneeId, snoozedUntil },
});
const rows = [
  row('late', -1),
  row('lateMine', 0, 'me'),
  row('today', 8, 'me'),
  row('tomorrow', 10),
  row('others', 100, 'colleague'),
  row('snoozed', -5, 'me', now + HOUR),
];

test('the sentence of the day counts what is due before midnight in Japan, without snoozed items', () => {
  expect(dayOf(rows, 'me', now)).toEqual({ late: 2, today: 1, mine: 2 });
});

test('the bar has the overdue items, those of two days, and the others', () => {
  expect(agesOf(rows, now)).toEqual({ late: 3, near: 2, later: 1 });
});

test('new is what began to wait yesterday or today in Japan', () => {
  const midnight = startOfJstDay('2026-11-19');
  expect(newIn([{ since: midnight }, { since: midnight - 1 }, { since: now }, { since: null }], now)).toBe(2);
  expect(newIn([{ since: midnight }], now + DAY)).toBe(0);
});

test('each row of a view is in one group', () => {
  const idsOf = (view: 'all' | 'mine' | 'later') =>
    groupsOf(rows, view, 'me', now).map(({ key, rows: inGroup }) => [key, ...inGroup.map(({ id }) => id)]);
  expect(idsOf('all')).toEqual([
    ['late', 'late', 'lateMine'],
    ['mine', 'today'],
    ['none', 'tomorrow'],
    ['others', 'others'],
  ]);
  expect(idsOf('mine')).toEqual([
    ['late', 'lateMine'],
    ['mine', 'today'],
  ]);
  expect(idsOf('later')).toEqual([['late', 'snoozed']]);
});

test('colleagues are listed with their items, the member not', () => {
  expect(byColleague(rows, 'me').map(([uid, own]) => [uid, own.length])).toEqual([['colleague', 1]]);
});
