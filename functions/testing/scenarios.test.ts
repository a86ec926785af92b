import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [guarantees = '', scenarios = ''] = readFileSync(`${root}/docs/guarantees.md`, 'utf8').split('\n## Scenarios\n');

/** The items of a page: number, text, and the indented lines with what holds it, as one text. */
const rowsOf = (page: string) =>
  page
    .split(/\n(?=- \*\*\d+\*\* )/)
    .slice(1)
    .map((part) => {
      const [, number = '', text = '', held = ''] = /^- \*\*(\d+)\*\* ([\s\S]*?)\n {2}- ([\s\S]*)$/.exec(part) ?? [];
      return [number, text, held.replaceAll('\n  - ', ', ').replace(/\s+/g, ' ')].map((cell) => cell.trim());
    });
const filesIn = (cell: string) => [...cell.matchAll(/`([\w./-]+\.(?:test\.tsx?|tsx?))`/g)].map(([, file]) => file as string);

test('every guarantee has its own number and names files that exist', () => {
  const rows = rowsOf(guarantees);
  const numbers = rows.map(([number]) => number);
  expect(numbers.length).toBeGreaterThan(300);
  expect(numbers.filter((number) => number === '')).toEqual([]);
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  expect(rows.flatMap((cells) => filesIn(cells.at(-1) ?? '')).filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
});

test('each of the 43 scenarios names guarantees and tests that exist', () => {
  const numbers = new Set(rowsOf(guarantees).map(([number]) => number));
  const rows = rowsOf(scenarios);
  expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: 43 }, (_, place) => place + 1));
  const held = rows.flatMap(([scenario, , by = '']) => by.split(',').map((each) => ({ scenario, by: each.trim() })));
  const isThere = (by: string) => numbers.has(by) || filesIn(by).some((file) => existsSync(`${root}/${file}`));
  expect(held.filter(({ by }) => !isThere(by))).toEqual([]);
});
