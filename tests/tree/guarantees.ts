import { existsSync, readFileSync } from 'node:fs';
import { type Check, repeated } from './check.ts';
import { root } from './texts.ts';

const SCENARIOS = 43;

const [promised = '', played = ''] = readFileSync(`${root}docs/guarantees.md`, 'utf8').split('\n## Scenarios\n');

/** The items of a page: number, and the indented lines with what holds it, as one text. */
const rowsOf = (page: string) =>
  page
    .split(/\n(?=- \*\*\d+\*\* )/)
    .slice(1)
    .map((part) => {
      const [, number = '', held = ''] = /^- \*\*(\d+)\*\* [\s\S]*?\n {2}- ([\s\S]*)$/.exec(part) ?? [];
      return { number, held: held.replaceAll('\n  - ', ', ').replace(/\s+/g, ' ').trim() };
    });
const filesIn = (text: string) => [...text.matchAll(/`([\w./-]+\.(?:test\.tsx?|tsx?))`/g)].map(([, file]) => file as string);
const exists = (file: string) => existsSync(`${root}${file}`);

const commands = Object.keys((JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: object }).scripts);
const isHeld = (held: string): boolean =>
  filesIn(held).some((file) => /\.test\.tsx?$/.test(file)) || commands.some((name) => held.includes(`\`npm run ${name}\``));

const rows = rowsOf(promised);
const scenarios = rowsOf(played);
const numbers = rows.map(({ number }) => number);

/** Faults of docs/guarantees.md. */
export const guarantees: readonly Check[] = [
  {
    title: 'a guarantee without a number, or that names no test and no command of npm',
    faults: () => rows.flatMap(({ number, held }, at) => (number && isHeld(held) ? [] : [number || `the item ${at}`])),
  },
  { title: 'a guarantee that has the number of another one', faults: () => repeated(numbers) },
  {
    title: 'a guarantee that names a missing file',
    faults: () => rows.flatMap(({ number, held }) => filesIn(held).flatMap((file) => (exists(file) ? [] : [`${number}: ${file}`]))),
  },
  {
    title: `not the scenarios 1 to ${SCENARIOS}`,
    faults: () => Array.from({ length: SCENARIOS }, (_, at) => `${at + 1}`).filter((number, at) => scenarios[at]?.number !== number),
  },
  {
    title: 'a scenario that names neither a guarantee nor a test that exists',
    faults: () =>
      scenarios.flatMap(({ number, held }) =>
        held
          .split(',')
          .map((each) => each.trim())
          .flatMap((by) => (numbers.includes(by) || filesIn(by).some(exists) ? [] : [`${number}: ${by}`])),
      ),
  },
];
