import { describe, expect, test } from 'vitest';
import { type English, englishOf, englishOfMarkdown, englishOfSource, filesIn, type Line } from './english.ts';

// The folders and files that follow the rules.
const everything = ['domain', 'projections', 'functions', 'local', 'infra', 'bench', 'web', 'tests', 'docs', 'README.md'];
const shortLines = everything;
const plainWords = everything;
const documented = ['domain', 'projections', 'functions', 'local', 'infra', 'bench'];

/** The longest line of a comment or of prose. */
const LINE_MAX = 100;

/** Words that are hard for readers who are no native speakers, each with a plainer one. */
const unclear: readonly (readonly [word: RegExp, plainer: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bstands\b/i, 'is'],
  [/\bbehind\b/i, 'after'],
  [/\bwhoever\b/i, 'the user who'],
  [/\bby itself\b/i, 'alone, automatically'],
  [/\bso many\b/i, 'a number'],
];

const tooLong = ({ lines }: English): string[] =>
  lines.filter(({ text }) => text.length > LINE_MAX).map(({ at, text }) => `${at} has ${text.length} characters`);

const unclearIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ at, text }) =>
    unclear.filter(([word]) => word.test(text)).map(([word, plainer]) => `${at}: ${word.exec(text)?.[0]} → ${plainer}: ${text.trim()}`),
  );

const unclearWords = ({ comments, names }: English): string[] => unclearIn([...comments, ...names]);

const read = new Map<string, English>();
/** Each file is parsed once for all rules. */
const englishIn = (folders: readonly string[]): readonly (readonly [file: string, english: English])[] =>
  filesIn(folders).map((file) => {
    const english = read.get(file) ?? englishOf(file);
    read.set(file, english);
    return [file, english];
  });

const isOfTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const undocumented = ({ undocumented }: English): string[] => undocumented.map(({ at, text }) => `${at}: ${text}`);

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
    'export type Fourth = string;',
    '/** A doc comment. */',
    '// biome-ignore lint: a reason',
    'export interface Fifth {}',
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

  test('exported declarations without a doc comment', () => {
    expect(undocumented(english)).toEqual(['a.ts:3: export const second = 2;', 'a.ts:9: export type Fourth = string;']);
  });

  test('prose in Markdown, but no code and no length of table rows', () => {
    const prose = englishOfMarkdown('a.md', `It stands\nhere.\n\n\`\`\`\nbehind\n\`\`\`\n\n| ${'a'.repeat(120)} |\n\n${'b'.repeat(101)}`);
    expect(unclearWords(prose)).toHaveLength(1);
    expect(tooLong(prose)).toEqual(['a.md:10 has 101 characters']);
  });
});

test(`comment lines have at most ${LINE_MAX} characters`, () => {
  const files = englishIn(shortLines);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(([, english]) => tooLong(english))).toEqual([]);
});

test('comments, names and titles of tests have no unclear word', () => {
  expect(englishIn(plainWords).flatMap(([, english]) => unclearWords(english))).toEqual([]);
});

test('every exported declaration has a doc comment', () => {
  const files = englishIn(documented).filter(([file]) => !isOfTest(file));
  expect(files.flatMap(([, english]) => undocumented(english))).toEqual([]);
});
