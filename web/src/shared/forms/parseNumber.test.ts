import { expect, test } from 'vitest';
import { parseNumber } from './parseNumber.ts';

test('numbers are parsed in the forms that people type', () => {
  expect(['１６２．５', '162.5 cm', ' 162.5ｃｍ', '1,200'].map((text) => parseNumber(text, 'cm'))).toEqual([162.5, 162.5, 162.5, 1_200]);
  expect(parseNumber('3人', '人')).toBe(3);
  expect(parseNumber(' ')).toBeUndefined();
  expect(['-1', '1.2.3', '約160', '160kg'].map((text) => parseNumber(text, 'cm'))).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
});
