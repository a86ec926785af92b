import { expect, test } from 'vitest';
import { rangeOf } from './usePicked.ts';

const ids = ['a', 'b', 'c', 'd'];

test('a range goes from the last pressed row to this one, in both directions', () => {
  expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'c', 'c')).toEqual(['c']);
});

test('without a start row, or when it has left the list, only this row is picked', () => {
  expect(rangeOf(ids, null, 'c')).toEqual(['c']);
  expect(rangeOf(ids, 'gone', 'a')).toEqual(['a']);
});
