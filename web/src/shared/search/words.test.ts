import { expect, test } from 'vitest';
import { haveWords } from './words.ts';

const cast = ['白石 美咲', 'シライシ ミサキ'];

test('a word is found inside a text in any width, case and kana', () => {
  for (const typed of ['美咲', 'しらいし', 'ｼﾗｲｼ', 'シライシ 美咲', '']) expect(haveWords(cast, typed)).toBe(true);
  expect(haveWords(['株式会社ＡＢＣひかり企画'], 'abcひかり')).toBe(true);
  expect(haveWords(cast, '白石 花子')).toBe(false);
});

test('a name is found without its space, but not across two texts', () => {
  expect(haveWords(cast, '白石美咲')).toBe(true);
  expect(haveWords(cast, '美咲シライシ')).toBe(false);
});
