import { describe, expect, test } from 'vitest';
import { hasTitle, titlesIn } from './coverage.ts';
import { englishOfMarkdown, englishOfSource } from './english.ts';
import { spreadObjects, tooLong, unclearWords, undocumented } from './plainEnglish.ts';

describe('the rules find', () => {
  const source = [
    `/** ${'a'.repeat(90)} ${'b'.repeat(10)} */`,
    'export const first = 1;',
    'export const second = 2; // It stands here.',
    "const standsAt = 'behind'; /* by",
    ' * itself */',
    "test('begins anew', () => undefined);",
    'export { first as third };',
    '/* no doc comment */',
    'export const fourth = (given: number) => given;',
    'export type Plain = string;',
    'export const bare = () => 1;',
    '/** A doc comment. */',
    '// biome-ignore lint: a reason',
    'export function fifth(given: string) {}',
    'const plain = { ...given, ...(fits && { size: 1 }) };',
    'const spread = { ...given, ...{ size: 1 } };',
    'export const named = (given: string): string => given;',
    'export const thrown = () => { throw new Error(); };',
  ].join('\n');
  const english = englishOfSource('a.ts', source);

  test('comment lines above the limit', () => {
    expect(tooLong(english)).toEqual(['a.ts:1 has 108 characters']);
  });

  test('unclear words in comments, names and titles of tests, but not in texts', () => {
    expect(unclearWords(english).map((found) => found.split(' →')[0])).toEqual([
      'a.ts:3: stands',
      'a.ts:4: by itself',
      'a.ts:4: stands',
      'a.ts:6: anew',
    ]);
  });

  test('exported functions with numbers or errors without a doc comment', () => {
    expect(undocumented(english)).toEqual([
      'a.ts:9: export const fourth = (given: number) => given;',
      'a.ts:18: export const thrown = () => { throw new Error(); };',
    ]);
  });

  test('objects that are spread where they are written', () => {
    expect(spreadObjects(english)).toEqual(['a.ts:16: ...{ size: 1 }']);
  });

  test('prose in Markdown, but no code and no length of table rows', () => {
    const prose = englishOfMarkdown('a.md', `It stands\nhere.\n\n\`\`\`\nbehind\n\`\`\`\n\n| ${'a'.repeat(120)} |\n\n${'b'.repeat(101)}`);
    expect(unclearWords(prose)).toHaveLength(1);
    expect(tooLong(prose)).toEqual(['a.md:10 has 101 characters']);
  });
});

test('a title matches exactly or filled in, and disappears with its case', () => {
  const source = `
    describe('a group', () => {
      test('plain', () => undefined);
      it.each(['one', 'two'])('%s of them', () => undefined);
      test.for([['three', 1]])(
        'row %s is %i',
        () => undefined,
      );
    });`;
  const titles = titlesIn(source, 'ts');
  const has = (title: string) => hasTitle(source, titles, title);
  expect(titles).toEqual(['plain', '%s of them', 'row %s is %i']);
  expect(['plain', '%s of them', 'one of them'].filter(has)).toHaveLength(3);
  expect(['a group', 'four of them', 'plai'].filter(has)).toEqual([]);
});
