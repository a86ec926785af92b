import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

test('one character is too short to search', () => {
  expect(termsOf(' 山 ')).toBeNull();
});

test('names are searched in one character width', () => {
  expect(termsOf('ＡＢＣ企画')?.text).toBe('ABC企画');
});

test('a number is searched as typed, in one width and in capitals; text without a digit is no number', () => {
  expect(termsOf('ｉｎｖ-2026')?.numbers).toEqual(['ｉｎｖ-2026', 'inv-2026', 'INV-2026']);
  expect(termsOf('2026-0001')?.numbers).toEqual(['2026-0001']);
  expect(termsOf('花子')?.numbers).toEqual([]);
});

test('addresses are searched in lower case', () => {
  expect(termsOf('Office＠Example.com')?.email).toBe('office@example.com');
  expect(termsOf('山田 花子')?.email).toBeNull();
});

test('an id is found by its start, with or without the name of its stream', () => {
  expect(termsOf('5170821d')?.id).toBe('5170821d');
  expect(termsOf('ab1')?.id).toBeNull();
  expect(termsOf('0123456789abcdef0123')?.id).toBe('0123456789abcdef0123');
  expect(termsOf('offer-0123456789abcdef0123')?.id).toBe('0123456789abcdef0123');
  expect(termsOf('花子')?.id).toBeNull();
});

test('an amount is read with or without its sign and commas; a number with other signs is none', () => {
  expect(termsOf('¥63,000')?.yen).toBe(63_000);
  expect(termsOf('６３０００円')?.yen).toBe(63_000);
  expect(termsOf('2026-0001')?.yen).toBeNull();
  expect(termsOf('花子')?.yen).toBeNull();
});
