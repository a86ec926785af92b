import { expect, test } from 'vitest';
import { isLong, pick, rotate } from './rotation.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a rotation is never empty, and has its share of a long list', () => {
  for (let count = 1; count <= 40; count++) {
    const chosen = rotate(`list of ${count}`, 8, numbers(count));
    expect(chosen.length).toBeGreaterThanOrEqual(isLong ? count : Math.max(1, Math.floor(count / 8)));
  }
});

test('a choice stays the same in a run', () => {
  expect(rotate('a name', 3, numbers(30))).toEqual(rotate('a name', 3, numbers(30)));
  expect(pick('a name', numbers(30))).toBe(pick('a name', numbers(30)));
});
