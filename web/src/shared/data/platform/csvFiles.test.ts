import { expect, test } from 'vitest';
import { fileText } from './csvFiles.ts';

const bytes = (...values: readonly number[]) => new Uint8Array(values).buffer;

test.each([
  ['UTF-8', bytes(0xe5, 0xb1, 0xb1)],
  ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0xe5, 0xb1, 0xb1)],
  ['Shift_JIS', bytes(0x8e, 0x52)],
  ['UTF-16 with the low byte first', bytes(0xff, 0xfe, 0x71, 0x5c)],
  ['UTF-16 with the high byte first', bytes(0xfe, 0xff, 0x5c, 0x71)],
])('%s is read', (_, file) => expect(fileText(file)).toBe('山'));

test('a file in no known encoding has no text', () => {
  expect(fileText(bytes(0x80, 0xff))).toBeNull();
  expect(fileText(bytes(0xff, 0xfe, 0x71))).toBeNull();
});
