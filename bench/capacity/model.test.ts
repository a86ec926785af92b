import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taskOptions } from '#functions/platform/options.ts';
import { assumed, capacityTables, costIn, headroom, latenessOfClosings, sizeAt } from './model.ts';

const page = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const cost = costIn(page('cost.md'));

test('docs/capacity.md has the tables of the model (`npm run capacity` writes them)', () => {
  expect(page('capacity.md')).toContain(capacityTables(cost));
});

test('a page without the row of a deal is refused', () => {
  expect(() => costIn('| a like | total | 1 | 2 | 0 | 0.1 |')).toThrow('a deal, total');
});

test('twenty simultaneous closings take two commands, two hundred take ten times as long', () => {
  const lanes = taskOptions.rateLimits.maxConcurrentDispatches;
  const [few, many] = [latenessOfClosings(lanes).at(-1) ?? 0, latenessOfClosings(lanes * 100).at(-1) ?? 0];
  expect(few).toBeLessThanOrEqual((2 * assumed.commandMs) / 1_000);
  expect(many / (100 * 1.25 * (assumed.commandMs / 1_000))).toBeCloseTo(1, 0);
});

test('at its headroom each limit is just reached', () => {
  const { mails, hottestRange } = headroom(cost);
  expect(sizeAt(mails, cost).mailBacklog).toBeCloseTo(3_600, -2);
  expect(sizeAt(hottestRange, cost).hottestRange).toBeCloseTo(500, 5);
});
