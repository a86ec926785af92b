import { expect, test } from 'vitest';
import { withKana } from './withKana.ts';

test('a person who left has a name without empty brackets', () => {
  expect(withKana({ name: '白石 美咲', kana: 'シライシ ミサキ' })).toBe('白石 美咲（シライシ ミサキ）');
  expect(withKana({ name: '退会した会員', kana: '' })).toBe('退会した会員');
});
