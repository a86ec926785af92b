import { expect, test } from 'vitest';
import { encoderFor, MISSING } from './encodings.ts';

const cp932 = new TextDecoder('shift_jis');

test('UTF-8 starts with the byte order mark for Excel and loses nothing', () => {
  const encoder = encoderFor('UTF-8');
  expect(encoder.encode(encoder.begin).toString('hex')).toBe('efbbbf');
  expect(encoder.encode('𠮷野').toString('utf8')).toBe('𠮷野');
  expect(encoder.replaced()).toEqual([]);
});

test('Shift_JIS is the Windows variant: it has 髙, ① and ㈱', () => {
  const encoder = encoderFor('SHIFT_JIS');
  expect(encoder.encode('髙①㈱あｱ').toString('hex')).toBe('fbfc8740878a82a0b1');
  expect(encoder.replaced()).toEqual([]);
});

test('characters that Shift_JIS lacks are replaced visibly and listed; Windows variants are kept', () => {
  const encoder = encoderFor('SHIFT_JIS');
  expect(cp932.decode(encoder.encode('𠮷野家😀'))).toBe(`${MISSING}野家${MISSING}`);
  expect(encoder.encode('〜−').toString('hex')).toBe('8160817c');
  expect(encoder.replaced()).toEqual(['😀', '𠮷'].sort());
});

test('a decomposed character is written in its composed form', () => {
  const encoder = encoderFor('SHIFT_JIS');
  expect(cp932.decode(encoder.encode('か\u3099'))).toBe('が');
});

test('compatibility kanji of CP932 in names stay as they are typed', () => {
  const names = '\ufa19谷 大\ufa10 \ufa1b島 \ufa1a 赤\ufa12 \ufa26 \ufa1e \uf9dc';
  const encoder = encoderFor('SHIFT_JIS');
  expect(cp932.decode(encoder.encode(names))).toBe(names);
  expect(encoder.replaced()).toEqual([]);
});

test('signs that show nothing are left out and listed, and a hard space is a space', () => {
  const encoder = encoderFor('SHIFT_JIS');
  expect(cp932.decode(encoder.encode('葛\u{E0100}西\u200b\u00a0葛\u{E0100}'))).toBe('葛西 葛');
  expect(encoder.replaced()).toEqual(['U+200B', '葛\u{E0100}']);
});
