import { expect, test } from 'vitest';
import { DAY, HOUR, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import type { ViewedDesk } from '../desk/deskView.ts';
import { agesOf, byColleague, dayOf, groupsOf, newIn } from './dayGroups.ts';

const now = startOfJstDay('2026-11-20') + 15 * HOUR;
type Row = { readonly id: string; readonly due: number; readonly desk: ViewedDesk | undefined };
const row = (id: string, hours: number, assigneeId: string | null = null, snoozedUntil: number | null = null): Row => ({
  id,
  due: now + hours * HOUR,
  desk: assigneeId === null && snoozedUntil === null ? undefined : { assigneeId, snoozedUntil, request: null },
});
const approval = {
  noteId: 'note-1',
  askedBy: 'colleague',
  yen: 40_000,
  askedAt: now,
  answeredBy: null,
  answeredAt: null,
  answerNoteId: null,
};
/** A row of a colleague, who asks a member to approve. */
const asked = (id: string, approverId: string, answer: 'RETURNED' | null = null): Row => ({
  ...row(id, 5),
  desk: { assigneeId: 'colleague', snoozedUntil: null, request: { ...approval, approverId, answer } },
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
  expect(dayOf(rows, 'me', now)).toEqual({ late: 2, today: 1, mine: 2, asked: 0 });
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

test('what a member is asked to approve comes first, until it is answered', () => {
  const requests = [...rows, asked('asked', 'me'), asked('returned', 'me', 'RETURNED'), asked('ofOthers', 'boss')];
  const groups = groupsOf(requests, 'all', 'me', now).map(({ key, rows: inGroup }) => [key, ...inGroup.map(({ id }) => id)]);
  expect(groups[0]).toEqual(['asked', 'asked']);
  expect(groups.at(-1)).toEqual(['others', 'others', 'returned', 'ofOthers']);
  expect(groupsOf(requests, 'asked', 'me', now)).toHaveLength(1);
  expect(dayOf(requests, 'me', now)).toMatchObject({ asked: 1 });
});

test('colleagues are listed with their items, the member not', () => {
  expect(byColleague(rows, 'me').map(([uid, own]) => [uid, own.length])).toEqual([['colleague', 1]]);
});
