import { globSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownChunks } from './ownChunks.ts';
import { covered } from './phraseBreaks.ts';
import { plain } from './plainData.ts';

const files = globSync('{web/src,domain,projections}/**/*.{ts,tsx,css}').map((file) => `/${file}`);

/** Each combination of a pattern's alternatives: `a(b|c)` is `ab` and `ac`. */
const combinationsOf = (pattern: string): string[] => {
  const group = /\((?!\?)([^()]*)\)/.exec(pattern);
  if (!group) return pattern.split('|');
  const [whole, alternatives = ''] = group;
  return alternatives
    .split('|')
    .flatMap((each) => combinationsOf(pattern.slice(0, group.index) + each + pattern.slice(group.index + whole.length)));
};

/** The combinations of which no file is left. */
const deadIn = (pattern: RegExp): string[] =>
  combinationsOf(pattern.source.replace(/\(\?![^()]*\)/g, '')).filter((each) => {
    const rest = new RegExp(each.replace(/^\^/, '^/'));
    return !files.some((file) => rest.test(file));
  });

test.each(ownChunks.flatMap(({ test: pattern }) => (pattern instanceof RegExp ? [pattern] : [])))(
  'each path of a group of chunks has a file: %s',
  (pattern) => expect(deadIn(pattern)).toEqual([]),
);

test('each module that the build evaluates is there', () => expect(deadIn(plain)).toEqual([]));

test('the phrases of each room are broken, except of rooms that phones do not show', () => {
  expect(deadIn(covered)).toEqual([]);
  const rooms = readdirSync('web/src', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(rooms.filter((room) => !covered.test(`web/src/${room}/`)).sort()).toEqual(['develop', 'office', 'shared', 'testing']);
});
