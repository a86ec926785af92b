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

test('an office list finds a name in each way of writing it, like the search', () => {
  for (const typed of ['高橋', '髙橋', '山崎', '株式会社みなと', '㈱みなと', '葛西', '打ち合わせ', 'コンピューター'])
    expect([typed, haveWords(['髙橋', '山﨑', '（株）みなと', '葛\u{E0100}西', '打合せ', 'コンピュータ'], typed)]).toEqual([typed, true]);
});
