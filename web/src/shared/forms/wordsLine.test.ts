import { expect, it } from 'vitest';
import { joinedWords, wordsIn } from './wordsLine.ts';

it('reads a line of words as people write it', () => {
  expect(wordsIn(' ダンス、歌,ﾀﾞﾝｽ、、殺陣 ')).toEqual(['ダンス', '歌', '殺陣']);
  expect(wordsIn('')).toEqual([]);
  expect(wordsIn(joinedWords(['英会話', '乗馬']))).toEqual(['英会話', '乗馬']);
});

it('splits at full-width spaces and commas of any width, and keeps each word as typed', () => {
  expect(wordsIn('書道　水泳，殺陣､Ｊ-ＰＯＰ')).toEqual(['書道', '水泳', '殺陣', 'Ｊ-ＰＯＰ']);
  expect(wordsIn('hip hop、ジャズ')).toEqual(['hip hop', 'ジャズ']);
});
