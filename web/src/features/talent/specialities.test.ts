import { expect, it } from 'vitest';
import { specialitiesOf, specialityLine } from './specialities.ts';

it('reads a line of specialities as people write it', () => {
  expect(specialitiesOf(' ダンス、歌,ﾀﾞﾝｽ、、殺陣 ')).toEqual(['ダンス', '歌', '殺陣']);
  expect(specialitiesOf('')).toEqual([]);
  expect(specialitiesOf(specialityLine(['英会話', '乗馬']))).toEqual(['英会話', '乗馬']);
});
