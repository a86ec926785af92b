import { expect, test } from 'vitest';
import { foundIn } from './hits.ts';

const hit = (name: string) => ({ kind: 'お仕事' as const, name, about: '', to: `/office/jobs/${name}` });

test('later hits are added below, so that the list does not move, and each hit is shown once', () => {
  const early = { data: [hit('b')], dataUpdatedAt: 1 };
  const pending = { data: undefined, dataUpdatedAt: 0 };
  expect(foundIn([pending, early])).toEqual([hit('b')]);
  expect(foundIn([{ data: [hit('a'), hit('b')], dataUpdatedAt: 2 }, early])).toEqual([hit('b'), hit('a')]);
});
