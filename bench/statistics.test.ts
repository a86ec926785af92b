import { expect, test } from 'vitest';
import { compare, medianRatio } from './statistics.ts';

test('one disturbed round does not change the ratio', () => {
  const quiet = { floor: [9, 10, 11], work: [19, 20, 21] };
  const disturbed = { floor: [10, 10, 10], work: [50, 90, 120] };
  expect(medianRatio([quiet, disturbed, quiet])).toBe(2);
});

test('work and floor alternate in three rounds', async () => {
  const order: string[] = [];
  const note = (name: string) => async (number: number) => void order.push(`${name}${number}`);
  const { floor, work } = await compare(2, note('floor'), note('work'));
  const turns = [0, 1, 2, 3, 4, 5].flatMap((number) => [`floor${number}`, `work${number}`]);
  expect(order).toEqual(turns);
  expect([floor.length, work.length]).toEqual([6, 6]);
});
