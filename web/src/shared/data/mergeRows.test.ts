import { expect, it } from 'vitest';
import { mergeRows, pushedOut } from './mergeRows.ts';

const row = (id: string, updatedAt: number) => ({ id, updatedAt });

it('shows each id once, as the first part has it, newest first', () => {
  expect(mergeRows([[row('c', 9), row('a', 5)], [row('a', 3)], [row('b', 4), row('c', 1)]])).toEqual([
    row('c', 9),
    row('a', 5),
    row('b', 4),
  ]);
});

it('keeps what newer rows push out of the window, and lets go of what vanished from its middle', () => {
  const before = [row('a', 5), row('b', 4), row('c', 3)];
  expect(pushedOut(before, [row('d', 6), row('a', 5), row('b', 4)])).toEqual([row('c', 3)]);
  expect(pushedOut(before, [row('a', 5), row('c', 3)])).toEqual([]);
  expect(pushedOut(before, [])).toEqual([]);
});
