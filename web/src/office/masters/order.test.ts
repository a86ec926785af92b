import { expect, test } from 'vitest';
import { lastPlace, movedBy } from './order.ts';

const rows = [
  { id: 'a', orderIndex: 10 },
  { id: 'b', orderIndex: 20 },
  { id: 'c', orderIndex: 30 },
];

test('a new entry is last', () => {
  expect(lastPlace(rows)).toBe(40);
  expect(lastPlace([])).toBe(10);
});

test('a moved entry swaps places with its neighbour, and no other entry changes', () => {
  expect(movedBy(rows, 'b', -1)).toEqual([
    { id: 'b', orderIndex: 10 },
    { id: 'a', orderIndex: 20 },
  ]);
});

test('nothing moves beyond the ends', () => {
  expect(movedBy(rows, 'a', -1)).toEqual([]);
  expect(movedBy(rows, 'c', 1)).toEqual([]);
});

test('when two entries have the same place, all places are reassigned', () => {
  const equal = [
    { id: 'a', orderIndex: 10 },
    { id: 'b', orderIndex: 10 },
  ];
  expect(movedBy(equal, 'a', 1)).toEqual([{ id: 'a', orderIndex: 20 }]);
});
