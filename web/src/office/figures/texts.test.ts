import { expect, test } from 'vitest';
import { figures } from '#projections/dairySummaries.ts';
import { jobChangeHistories } from '#projections/jobChangeHistories.ts';
import { eventsBehind, figuresOf, groups } from './texts.ts';

test('every figure stands in one group', () => {
  const shown = groups.flatMap((group) => figuresOf(group).map(([figure]) => figure));
  expect([...shown].sort()).toEqual([...figures].sort());
});

test('a figure with a list behind it has one of events that are in the histories', () => {
  const recorded = jobChangeHistories.handles;
  for (const figure of figures) for (const type of eventsBehind(figure)) expect(recorded).toContain(type);
  expect(figures.filter((figure) => eventsBehind(figure).length === 0)).toHaveLength(7);
});
