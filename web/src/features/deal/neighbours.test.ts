import { expect, test } from 'vitest';
import { neighboursOf, stageIn } from './neighbours.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ deal: { id } }));
const around = (id: string) => {
  const { at, previous, next } = neighboursOf(rows, id);
  return [at, previous?.deal.id, next?.deal.id];
};

test('the first has nobody before, the last nobody after; one that is not among them has neither', () => {
  expect([around('a'), around('b'), around('c'), around('gone')]).toEqual([
    [0, undefined, 'b'],
    [1, 'a', 'c'],
    [2, 'b', undefined],
    [-1, undefined, undefined],
  ]);
});

test('only a stage is taken for one', () => {
  expect([{ stage: 'entered' }, { stage: 'elsewhere' }, 'entered', null].map(stageIn)).toEqual([
    'entered',
    undefined,
    undefined,
    undefined,
  ]);
});
