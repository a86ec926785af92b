import { expect, test } from 'vitest';
import { foundIn } from './hits.ts';

const hit = (name: string) => ({ kind: 'お仕事', name, about: '', to: `/office/jobs/${name}` });

test('what comes later stands below, so that nothing moves under somebody who is choosing; what is found twice stands once', () => {
  const early = { data: [hit('b')], dataUpdatedAt: 1 };
  const pending = { data: undefined, dataUpdatedAt: 0 };
  expect(foundIn([pending, early])).toEqual([hit('b')]);
  expect(foundIn([{ data: [hit('a'), hit('b')], dataUpdatedAt: 2 }, early])).toEqual([hit('b'), hit('a')]);
});
