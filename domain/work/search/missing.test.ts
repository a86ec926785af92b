import { expect, test } from 'vitest';
import { isCountable } from './missing.ts';
import { wordsOf } from './words.ts';

const counted = (keyword: string) =>
  wordsOf(keyword, [])
    .filter(({ typed, isTitled }) => isCountable(typed, isTitled))
    .map(({ typed }) => typed);

test.each(['バイオリニスト', 'ﾊﾞｲｵﾘﾆｽﾄ', 'ばいおりにすと'])('%s is counted as one word', (typed) =>
  expect(counted(typed)).toEqual(['バイオリニスト']),
);

test.each([
  'hanako@example.com',
  'ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  '090-1234-5678',
  '０９０１２３４５６７８',
  '+81-90-1234-5678',
  '12',
  '5,000',
])('%s is not counted', (typed) => expect(counted(typed)).toEqual([]));

test.each(['白石さん', '白石様', 'あ', 'x'.repeat(41), 'https://example.com/a', 'ID123456'])('%s is not counted', (typed) =>
  expect(counted(typed)).toEqual([]),
);

test('few digits in a word are counted', () => expect(counted('4K 90年代')).toEqual(['4k', '90年代']));
