import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { entryStatuses } from '#domain/work/entry/status.ts';
import { offerStatuses } from '#domain/work/offer/status.ts';
import { specifiedCollections } from '#projections/testing/specified.ts';
import { routes } from '#web/routing/routes.ts';
import { type Check, repeated } from './check.ts';
import { root } from './texts.ts';

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const exists = (file: string) => existsSync(`${root}${file}`);

/**
 * A row of the document: the item, where a user meets it, and the tests, each with file and title.
 */
type Row = {
  readonly section: string;
  readonly item: string;
  readonly met: string;
  readonly files: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
};
const inTicks = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text as string);
const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file, title]) => ({ file: file as string, title: title as string }));

/** The values of the indented lines that begin with this word. */
const valuesOf = (lines: readonly string[], word: string): string =>
  lines
    .filter((line) => line.startsWith(`${word}: `))
    .map((line) => line.slice(word.length + 2))
    .join(' ');

/** The parts of a text before each mark, without line breaks. */
const partsOf = (text: string, mark: string): string[] => text.split(mark).map((part) => part.replace(/\s+/g, ' ').trim());

/** The rows of an item; items with equal lines are one item with several names. */
const rowsOf = (section: string, text: string, common: readonly string[]): Row[] => {
  const [names = '', ...own] = partsOf(text, '\n  - ');
  const lines = [...own, ...common.filter((line) => !line.startsWith('where: ') || valuesOf(own, 'where') === '')];
  const tests = testsIn(valuesOf(lines, 'test'));
  const beside = tests.map(({ file }) => file.replace(/\.test(?=\.tsx?$)/, '')).filter(exists);
  const files = [...inTicks(valuesOf(lines, 'file')), ...beside];
  return names
    .split(/, (?=\*\*)/)
    .map((item) => ({ section, item: item.replaceAll('**', ''), met: valuesOf(lines, 'where'), files, tests }));
};

const rowsIn = (text: string): Row[] => {
  const [section = ''] = text.split('\n', 1);
  return text.split('\nEach of these:\n').flatMap((block, at) => {
    const [first = '', ...items] = block.split(/\n- (?=\*\*)/);
    const common = at > 0 ? partsOf(first, '\n  - ').slice(1) : [];
    return items.flatMap((item) => rowsOf(section, item, common));
  });
};

const rows = read('docs/spec-coverage.md').split('\n## ').slice(1).flatMap(rowsIn);

/** A part of a title that each case fills in. */
const placeholder = /%[sdifjoOc%#]|\$[\w.]+|\$\{[^}]*\}/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The function at the root of a call: `test` of `test.each(cases)('title', …)`. */
const calleeOf = (node: Node): unknown => {
  if (node.type === 'CallExpression') return calleeOf(node.callee as Node);
  return node.type === 'MemberExpression' ? calleeOf(node.object as Node) : node.name;
};

/** The test titles of a file: the first argument of `test` and `it`, also with `each` and `for`. */
export const titlesIn = (source: string, lang: 'ts' | 'tsx'): string[] => {
  const titles: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression' && ['test', 'it'].includes(String(calleeOf(node)))) {
      const [first] = node.arguments as readonly Node[];
      if (first?.type === 'Literal') titles.push(String(first.value));
      if (first?.type === 'TemplateLiteral') titles.push(source.slice(first.start + 1, first.end - 1));
    }
    for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  visit(parseAst(source, { lang }) as unknown as Node);
  return titles;
};

/**
 * A title matches exactly. A title with placeholders also matches filled in, as the report prints
 * it. Each filled text then has to be a quoted text or a key of the file, so that a removed case
 * removes its title.
 */
export const hasTitle = (source: string, titles: readonly string[], title: string): boolean =>
  titles.includes(title) ||
  titles.some((template) => {
    const parts = template.split(new RegExp(placeholder, 'g'));
    if (parts.length === 1) return false;
    const filled = new RegExp(`^${parts.map(escaped).join('(.+)')}$`).exec(title);
    return (
      filled
        ?.slice(1)
        .every((text) => new RegExp(`(['"\`])${escaped(text)}\\1|[{\\s]${escaped(text)}:|[[\\s]${escaped(text)},`).test(source)) ?? false
    );
  });

const isOpen = ({ item }: Row) => item.includes('(not yet:');

/** Source and titles of a file of tests, read once. */
const known = new Map<string, { readonly source: string; readonly titles: readonly string[] }>();
const testFile = (file: string) => {
  const source = known.get(file)?.source ?? read(file);
  const found = known.get(file) ?? { source, titles: titlesIn(source, file.endsWith('x') ? 'tsx' : 'ts') };
  known.set(file, found);
  return found;
};
const isTest = (file: string, title: string): boolean =>
  /\.test\.tsx?$/.test(file) && hasTitle(testFile(file).source, testFile(file).titles, title);

const addresses = new Set(routes.map(({ path }) => path as string));
const commands = new Set(Object.entries(acceptedCommands).flatMap(([name, types]) => Object.keys(types).map((type) => `${name}.${type}`)));
const items = new Set(rows.map(({ item }) => item.replace(/ \((decided|not yet):.*$/, '')));
/** Whether the item is an address: its screen and the test of every screen follow. */
const isAddress = ({ item }: Row): boolean => addresses.has(item.replace(/ \(decided:.*$/, ''));
const wanted = [
  ...addresses,
  ...offerStatuses.map((status) => `offer status ${status}`),
  ...entryStatuses.map((status) => `entry status ${status}`),
  ...Array.from({ length: 12 }, (_, step) => `route guard step ${step + 1}`),
  ...specifiedCollections.map((name) => `collection ${name}`),
  ...Object.keys(errorMessages).map((code) => `error ${code}`),
];

/** Faults of docs/spec-coverage.md. */
export const coverage: readonly Check[] = [
  { title: 'too few items of the specification', faults: () => (rows.length > 450 ? [] : [`${rows.length}`]) },
  {
    title: 'an item without its place, file or test',
    faults: () =>
      rows
        .filter(
          (row) =>
            row.item === '' || row.met === '' || (!isOpen(row) && !isAddress(row) && (row.files.length === 0 || row.tests.length === 0)),
        )
        .map(({ section, item }) => `${section}: ${item}`),
  },
  { title: 'an item that comes twice', faults: () => repeated(rows.map(({ section, item }) => `${section}: ${item}`)) },
  {
    title: 'an item that names a missing file',
    faults: () =>
      rows.flatMap(({ item, files, tests }) =>
        [...files, ...tests.map(({ file }) => file)].filter((file) => !exists(file)).map((file) => `${item}: ${file}`),
      ),
  },
  {
    title: 'an item that names a missing test',
    faults: () =>
      rows.flatMap(({ item, tests }) =>
        tests.filter(({ file, title }) => exists(file) && !isTest(file, title)).map(({ file, title }) => `${item}: ${file} "${title}"`),
      ),
  },
  {
    title: 'an item at an unknown address or command',
    faults: () =>
      rows.flatMap(({ item, met }) =>
        inTicks(met)
          .filter((named) => !addresses.has(named) && !commands.has(named))
          .map((named) => `${item}: ${named}`),
      ),
  },
  {
    title: 'a page of the office that neither an item nor a test of its screen names',
    faults: () => {
      const tests = ['web/src/app/everyScreen.test.tsx', ...globSync('web/src/office/**/*.test.tsx', { cwd: root })].map(read).join();
      return routes
        .filter(({ group, path }) => group === 'office' && !items.has(path) && !tests.includes(`'${path}'`))
        .map(({ path }) => path);
    },
  },
  { title: 'no item for', faults: () => wanted.filter((item) => !items.has(item)) },
];
