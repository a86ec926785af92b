import { globSync } from 'node:fs';
import type { Check } from './check.ts';
import { type English, englishOf, filesIn, type Line } from './english.ts';
import { root } from './texts.ts';

// The folders and files that follow the rules.
const everything = [
  'domain',
  'projections',
  'functions',
  'local',
  'infra',
  'bench',
  'web',
  'tests',
  'docs',
  '.github',
  ...globSync('*.md', { cwd: root }),
];
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

export const tooLong = ({ lines }: English): string[] =>
  lines.filter(({ text }) => text.length > LINE_MAX).map(({ at, text }) => `${at} has ${text.length} characters`);

const unclearIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ at, text }) =>
    unclear.filter(([word]) => word.test(text)).map(([word, plainer]) => `${at}: ${word.exec(text)?.[0]} → ${plainer}: ${text.trim()}`),
  );

export const unclearWords = ({ comments, names }: English): string[] => unclearIn([...comments, ...names]);

const read = new Map<string, English>();
/** Each file is parsed once for all rules. */
const englishIn = (folders: readonly string[]): readonly (readonly [file: string, english: English])[] =>
  filesIn(folders).map((file) => {
    const english = read.get(file) ?? englishOf(file);
    read.set(file, english);
    return [file, english];
  });

const isOfTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
export const undocumented = ({ undocumented }: English): string[] => undocumented.map(({ at, text }) => `${at}: ${text}`);
export const spreadObjects = ({ spreads }: English): string[] => spreads.map(({ at, text }) => `${at}: ${text}`);

export const plainEnglish: readonly Check[] = [
  { title: 'too few files are read', faults: () => (filesIn(everything).length > 500 ? [] : ['fewer than 500']) },
  {
    title: `a line of a comment or of prose above ${LINE_MAX} characters`,
    faults: () => englishIn(everything).flatMap(([, english]) => tooLong(english)),
  },
  { title: 'an unclear word', faults: () => englishIn(everything).flatMap(([, english]) => unclearWords(english)) },
  {
    title: 'an exported function with numbers or errors without a doc comment',
    faults: () =>
      englishIn(documented)
        .filter(([file]) => !isOfTest(file))
        .flatMap(([, english]) => undocumented(english)),
  },
  {
    // The compiler does not find misspelled optional keys in it.
    title: 'an object that is spread where it is written',
    faults: () => englishIn(everything).flatMap(([, english]) => spreadObjects(english)),
  },
];
