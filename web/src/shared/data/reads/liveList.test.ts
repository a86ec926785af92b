import { expect, it } from 'vitest';
import { mergeRows, type Ordered, withPushedOut } from './liveList.ts';

const row = (id: string, updatedAt: number) => ({ id, updatedAt });
const newest = (limit: number) => ({ collection: 'jobs', where: [], orderBy: ['updatedAt', 'desc'], limit }) as const satisfies Ordered;
const [a, b, c, d] = [row('a', 5), row('b', 4), row('c', 3), row('d', 6)];

it('has each id once, from the first part', () => {
  expect(mergeRows([row('c', 9), a], [row('a', 3)], [b, row('c', 1)])).toEqual([row('c', 9), a, b]);
});

it('keeps rows that newer ones push out of a full first part', () => {
  const before = { rows: [a, b, c], end: 3 };
  expect(withPushedOut(newest(3), before, [d, a, b])).toEqual({ rows: [d, a, b, c], end: 3 });
});

it('removes a row that is gone, and keeps its length', () => {
  const before = { rows: [a, b, c], end: 3 };
  expect(withPushedOut(newest(2), before, [a, c])).toEqual({ rows: [a, c], end: 3 });
  expect(withPushedOut(newest(2), before, [row('c', 7), a])).toEqual({ rows: [row('c', 7), a, b], end: 3 });
});

it('is complete if there are fewer rows than its limit', () => {
  expect(withPushedOut(newest(3), { rows: [a, b, c], end: 3 }, [a, b])).toEqual({ rows: [a, b], end: null });
});

it('starts again after a gap, since rows between may be missing', () => {
  const now = [row('f', 9), row('e', 8)];
  expect(withPushedOut(newest(2), { rows: [a, b], end: 4 }, now)).toEqual({ rows: now, end: 8 });
});

it('works for lists with the oldest rows first', () => {
  const oldest = { ...newest(2), orderBy: ['updatedAt', 'asc'] } as const;
  expect(withPushedOut(oldest, { rows: [b, a], end: 5 }, [c, b])).toEqual({ rows: [c, b, a], end: 5 });
});
