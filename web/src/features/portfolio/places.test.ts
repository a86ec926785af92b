import { expect, test } from 'vitest';
import { movedPlaces, nextPlace } from './places.ts';

const items = (...places: number[]) => places.map((orderIndex, index) => ({ id: 'abcde'[index] as string, orderIndex }));
const moved = (places: number[], from: number, to: number) =>
  movedPlaces(items(...places), from, to).map(({ item, orderIndex }) => `${item.id}${orderIndex}`);

test('neighbours change places, and nobody else', () => {
  expect(moved([1, 2, 3, 4], 2, 1)).toEqual(['c2', 'b3']);
});
test('items that had the same place, or places with gaps, get one each', () => {
  expect(moved([1, 1, 9], 1, 0)).toEqual(['a2', 'c3']);
});
test('there is no place before the first and behind the last', () => {
  expect([moved([1, 2], 0, -1), moved([1, 2], 1, 2)]).toEqual([[], []]);
});
test('what is new comes last', () => {
  expect([nextPlace([]), nextPlace(items(3, 7, 5))]).toEqual([1, 8]);
});
