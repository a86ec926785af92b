import { expect, test } from 'vitest';
import { neighboursOf, stageIn } from './neighbours.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ deal: { id } }));
const around = (id: string) => {
  const { at, previous, next } = neighboursOf(rows, id);
  return [at, previous?.deal.id, next?.deal.id];
};

test('the first has no predecessor, the last no successor, and an unknown one has neither', () => {
  expect([around('a'), around('b'), around('c'), around('gone')]).toEqual([
    [0, undefined, 'b'],
    [1, 'a', 'c'],
    [2, 'b', undefined],
    [-1, undefined, undefined],
  ]);
});

test('only a valid stage is accepted', () => {
  expect([{ stage: 'entered' }, { stage: 'elsewhere' }, 'entered', null].map(stageIn)).toEqual([
    'entered',
    undefined,
    undefined,
    undefined,
  ]);
});
