import { expect, test } from 'vitest';
import { movedPlaces, nextPlace } from './places.ts';

const items = (...places: number[]) => places.map((orderIndex, index) => ({ id: 'abcde'[index] as string, orderIndex }));
const moved = (places: number[], from: number, to: number) =>
  movedPlaces(items(...places), from, to).map(({ item, orderIndex }) => `${item.id}${orderIndex}`);

test('neighbours swap places, and no other item changes', () => {
  expect(moved([1, 2, 3, 4], 2, 1)).toEqual(['c2', 'b3']);
});
test('items with equal places or gaps get distinct places', () => {
  expect(moved([1, 1, 9], 1, 0)).toEqual(['a2', 'c3']);
});
test('nothing moves before the first or after the last place', () => {
  expect([moved([1, 2], 0, -1), moved([1, 2], 1, 2)]).toEqual([[], []]);
});
test('a new item is last', () => {
  expect([nextPlace([]), nextPlace(items(3, 7, 5))]).toEqual([1, 8]);
});
