import { expect, test } from 'vitest';
import { rangeOf } from './usePicked.ts';

const ids = ['a', 'b', 'c', 'd'];

test('a range goes from the last row that was pressed to this one, in either direction', () => {
  expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'c', 'c')).toEqual(['c']);
});

test('without a row to begin with, or when that one has left the list, it is this row alone', () => {
  expect(rangeOf(ids, null, 'c')).toEqual(['c']);
  expect(rangeOf(ids, 'gone', 'a')).toEqual(['a']);
});
