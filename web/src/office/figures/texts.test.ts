import { expect, test } from 'vitest';
import { figures } from '#projections/figures/dailySummaries.schema.ts';
import { jobChangeHistories, peopleHistories } from '#projections/office/histories.ts';
import { changeText, eventTypesOf, figuresOf, groups, isOfPeople } from './texts.ts';

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

test.each([
  [3, 3, '±0'],
  [9, 6, '+3（+50%）'],
  [0, 4, '−4（−100%）'],
  [2, 0, '+2'],
  [1_000_001, 1_000_000, '+1（±0%）'],
  [120_000, 100_000, '+20,000（+20%）'],
])('%d after %d: %s', (now, before, text) => expect(changeText(now, before)).toBe(text));
