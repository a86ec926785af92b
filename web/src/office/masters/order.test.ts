import { expect, test } from 'vitest';
import { lastPlace, movedBy } from './order.ts';

const rows = [
  { id: 'a', orderIndex: 10 },
  { id: 'b', orderIndex: 20 },
  { id: 'c', orderIndex: 30 },
];

test('a new entry comes last', () => {
  expect(lastPlace(rows)).toBe(40);
  expect(lastPlace([])).toBe(10);
});

test('an entry that moves changes places with its neighbour, and no other entry changes', () => {
  expect(movedBy(rows, 'b', -1)).toEqual([
    { id: 'b', orderIndex: 10 },
    { id: 'a', orderIndex: 20 },
  ]);
});

test('nothing moves beyond the ends', () => {
  expect(movedBy(rows, 'a', -1)).toEqual([]);
  expect(movedBy(rows, 'c', 1)).toEqual([]);
});

test('where two entries have one place, all are placed anew', () => {
  const equal = [
    { id: 'a', orderIndex: 10 },
    { id: 'b', orderIndex: 10 },
  ];
  expect(movedBy(equal, 'a', 1)).toEqual([{ id: 'a', orderIndex: 20 }]);
});
