import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters, fitsIn } from './characters.ts';

test.each([
  ['', 0],
  ['検証 花子😀', 6],
  ['🎌🏴󠁧󠁢󠁥󠁮󠁧󠁿のはた', 5],
  ['髙橋と𠮷田', 5],
  ['葛󠄀城', 2],
  ['が', 1],
  ['家族👨‍👩‍👧です', 5],
])('%s has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test('a sign of many others counts by its size, so that a limit bounds what is stored', () => {
  expect(countCharacters(`あ${'\u0301'.repeat(39)}`)).toBe(10);
});

const texts = fc.string({ unit: fc.constantFrom('あ', '👨‍👩‍👧', '👍🏽', '\u0301', '𠮷', '🇯🇵', '\n', 'a'), maxLength: 30 });

test('never more than the code points of older releases, and a limit is exactly the count', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const count = countCharacters(text);
      expect(count).toBeLessThanOrEqual([...text].length);
      expect(count * 4).toBeGreaterThanOrEqual(text.length);
      expect(fitsIn(text, count)).toBe(true);
      if (count > 0) expect(fitsIn(text, count - 1)).toBe(false);
    }),
  );
});
