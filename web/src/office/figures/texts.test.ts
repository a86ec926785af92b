import { expect, test } from 'vitest';
import { figures } from '#projections/figures/dailySummaries.schema.ts';
import { jobChangeHistories, peopleHistories } from '#projections/office/histories.ts';
import { eventTypesOf, figuresOf, groups, isOfPeople } from './texts.ts';

test('every figure is in one group', () => {
  const shown = groups.flatMap((group) => figuresOf(group).map(([figure]) => figure));
  expect([...shown].sort()).toEqual([...figures].sort());
});

test('every figure counts only events of the history that its list reads', () => {
  for (const figure of figures) {
    const recorded = (isOfPeople(figure) ? peopleHistories : jobChangeHistories).handles;
    expect(recorded).toEqual(expect.arrayContaining([...eventTypesOf(figure)]));
    expect(eventTypesOf(figure).length).toBeGreaterThan(0);
  }
});
