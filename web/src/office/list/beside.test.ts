import { expect, test } from 'vitest';
import { besideOf } from './beside.ts';

const ids = ['a', 'b', 'c', 'd'];

test('next and previous follow the order of the list', () => {
  expect([besideOf(ids, 'b', null, 1), besideOf(ids, 'b', null, -1)]).toEqual(['c', 'a']);
  expect([besideOf(ids, 'd', null, 1), besideOf(ids, 'a', null, -1)]).toEqual([undefined, undefined]);
});

test('next to a finished deal is the one after it: nobody is sent back to the first', () => {
  const last = { id: 'gone', index: 2 };
  expect([besideOf(ids, 'gone', last, 1), besideOf(ids, 'gone', last, -1)]).toEqual(['c', 'b']);
  expect(besideOf(ids, 'gone', { id: 'gone', index: 4 }, 1)).toBe('d');
  expect(besideOf([], 'gone', last, 1)).toBeUndefined();
});

test('without a chosen deal next is the first', () =>
  expect([besideOf(ids, undefined, null, 1), besideOf(ids, undefined, null, -1)]).toEqual(['a', undefined]));

test('a deal that was never in the list has no neighbours there', () =>
  expect([besideOf(ids, 'else', { id: 'gone', index: 2 }, 1), besideOf(ids, 'else', null, -1)]).toEqual([undefined, undefined]));
