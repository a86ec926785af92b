import { expect, it } from 'vitest';
import { specialitiesOf, specialityLine } from './specialities.ts';

it('reads a line of specialities as people write it', () => {
  expect(specialitiesOf(' ダンス、歌,ﾀﾞﾝｽ、、殺陣 ')).toEqual(['ダンス', '歌', '殺陣']);
  expect(specialitiesOf('')).toEqual([]);
  expect(specialitiesOf(specialityLine(['英会話', '乗馬']))).toEqual(['英会話', '乗馬']);
});

it('splits at full-width spaces and commas of any width, and keeps each word as typed', () => {
  expect(specialitiesOf('書道　水泳，殺陣､Ｊ-ＰＯＰ')).toEqual(['書道', '水泳', '殺陣', 'Ｊ-ＰＯＰ']);
  expect(specialitiesOf('hip hop、ジャズ')).toEqual(['hip hop', 'ジャズ']);
});
