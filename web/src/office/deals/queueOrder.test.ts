import { expect, test } from 'vitest';
import { jstInstant } from '#domain/kernel/calendar/instants.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { filtersSet, inOrder, passes, queueFilterIn, queueSortingIn, sortedAfter } from './queueOrder.ts';

const deal = (id: string, client: string, fee: number | null, end: string | null, createdAt: number) =>
  ({
    id,
    clientId: client,
    client: { name: client },
    talent: { name: id },
    fee,
    scheduleToClose: end === null ? null : jstInstant(end, '18:00'),
    createdAt,
  }) as Deal;
const rows = [
  deal('a', 'みなと映像', 40_000, '2026-11-20', 1),
  deal('b', 'あおぞら', null, null, 2),
  deal('c', 'あおぞら', 80_000, '2026-12-24', 3),
];
const due = ({ createdAt }: Deal) => -createdAt;
const order = (by: string, down = false) => inOrder(rows, { by, down }, due).map(({ id }) => id);

test('without a chosen order the least time left is first', () => {
  const shown = inOrder(rows, queueSortingIn(new URLSearchParams('sort=wait')), due);
  expect(shown.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('every column can sort, and rows without a value are last in both directions', () => {
  expect([order('client'), order('client', true)]).toEqual([
    ['b', 'c', 'a'],
    ['a', 'c', 'b'],
  ]);
  expect([order('fee'), order('fee', true)]).toEqual([
    ['a', 'c', 'b'],
    ['c', 'a', 'b'],
  ]);
  expect([order('end'), order('end', true)]).toEqual([
    ['a', 'c', 'b'],
    ['c', 'a', 'b'],
  ]);
  expect([order('left'), order('left', true)]).toEqual([
    ['c', 'b', 'a'],
    ['a', 'b', 'c'],
  ]);
});

test('a heading sorts ascending, and a second press reverses it', () => {
  expect(sortedAfter(null, 'fee')).toEqual({ by: 'fee', down: false });
  expect(sortedAfter({ by: 'fee', down: false }, 'fee')).toEqual({ by: 'fee', down: true });
  expect(sortedAfter({ by: 'fee', down: true }, 'left')).toEqual({ by: 'left', down: false });
});

test('client, fee and end filter a queue, with both ends of a range included', () => {
  const ids = (query: string) => rows.filter((row) => passes(row, queueFilterIn(new URLSearchParams(query)))).map(({ id }) => id);
  expect(ids('who=あ')).toEqual(['a', 'b', 'c']);
  expect(rows.filter((row) => passes(row, { who: 'あおぞら', min: null, max: null, until: '' })).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(ids('min=40000&max=80000')).toEqual(['a', 'c']);
  expect(ids('min=40001')).toEqual(['c']);
  expect(ids('until=2026-11-20')).toEqual(['a']);
  expect(ids('until=2026-11-19')).toEqual([]);
  expect(filtersSet(queueFilterIn(new URLSearchParams('min=x&max=-1&until=2026-13-01&who=a b')))).toBe(0);
});
