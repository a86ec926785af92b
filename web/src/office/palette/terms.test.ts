import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

test('one character finds nothing in particular', () => {
  expect(termsOf(' 山 ')).toBeNull();
});

test('a reading is found in whatever kana it is typed', () => {
  expect(termsOf('やまだ')?.kana).toBe('ヤマダ');
  expect(termsOf('ﾔﾏﾀﾞ')?.kana).toBe('ヤマダ');
  expect(termsOf('山田')?.kana).toBeNull();
});

test('names are looked for as typed and with the widths made one', () => {
  expect(termsOf('ＡＢＣ企画')?.texts).toEqual(['ＡＢＣ企画', 'ABC企画']);
});

test('addresses are looked for in small letters', () => {
  expect(termsOf('Office＠Example.com')?.email).toBe('office@example.com');
  expect(termsOf('山田 花子')?.email).toBeNull();
});

test('an id is found by its beginning, with or without the name of its stream', () => {
  expect(termsOf('5170821d')?.id).toBe('5170821d');
  expect(termsOf('ab1')?.id).toBeNull();
  expect(termsOf('0123456789abcdef0123')?.id).toBe('0123456789abcdef0123');
  expect(termsOf('offer-0123456789abcdef0123')?.id).toBe('0123456789abcdef0123');
  expect(termsOf('花子')?.id).toBeNull();
});
