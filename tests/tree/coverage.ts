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

/** The values of an item's indented lines that begin with this word. */
const valuesOf = (lines: readonly string[], word: string): string =>
  lines
    .filter((line) => line.startsWith(`${word}: `))
    .map((line) => line.slice(word.length + 2))
    .join(' ');

const rows: readonly Row[] = read('docs/spec-coverage.md')
  .split('\n## ')
  .slice(1)
  .flatMap((part) => {
    const [section = ''] = part.split('\n', 1);
    const items = part.split(/\n- (?=\*\*)/).slice(1);
    return items.map((text) => {
      // A long line goes on in the next one.
      const [item = '', ...lines] = text.split('\n  - ').map((line) => line.replace(/\s+/g, ' ').trim());
      return {
        section,
        item: item.replaceAll('**', ''),
        met: valuesOf(lines, 'where'),
        files: inTicks(valuesOf(lines, 'file')),
        tests: testsIn(valuesOf(lines, 'test')),
      };
    });
  });

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

/** The files of the screens outside the office by their names in the route table. */
const screenFiles = (): ReadonlyMap<string, string> => {
  const table = read('web/src/app/shell/screenModules.ts');
  const screens = table.matchAll(/^ {2}(\w+): .*import\('#web\/([^']+)'\)/gm);
  const done = table.matchAll(/^ {2}(\w+): done\(/gm);
  return new Map([
    ...[...screens].map(([, name, file]) => [name as string, file as string] as const),
    ...[...done].map(([, name]) => [name as string, 'app/doneScreens.tsx'] as const),
  ]);
};

const addresses = new Set(routes.map(({ path }) => path as string));
const commands = new Set(Object.entries(acceptedCommands).flatMap(([name, types]) => Object.keys(types).map((type) => `${name}.${type}`)));
const items = new Set(rows.map(({ item }) => item.replace(/ \((decided|not yet):.*$/, '')));
const wanted = [
  ...offerStatuses.map((status) => `offer status ${status}`),
  ...entryStatuses.map((status) => `entry status ${status}`),
  ...Array.from({ length: 12 }, (_, step) => `route guard step ${step + 1}`),
  ...specifiedCollections.map((name) => `collection ${name}`),
  ...Object.keys(errorMessages).map((code) => `error ${code}`),
  ...Object.keys(acceptedCommands.offer).map((type) => `transition offer.${type}`),
  ...Object.keys(acceptedCommands.entry).map((type) => `transition entry.${type}`),
];

/** Faults of docs/spec-coverage.md. */
export const coverage: readonly Check[] = [
  { title: 'too few items of the specification', faults: () => (rows.length > 450 ? [] : [`${rows.length}`]) },
  {
    title: 'an item without its place, file or test',
    faults: () =>
      rows
        .filter((row) => row.item === '' || row.met === '' || (!isOpen(row) && (row.files.length === 0 || row.tests.length === 0)))
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
    title: 'an address without an item that names the file of its screen',
    faults: () => {
      const table = screenFiles();
      return routes
        .filter(({ group }) => group !== 'office')
        .filter(({ name, path }) => !rows.some(({ item, files }) => item === path && files.includes(`web/src/${table.get(name)}`)))
        .map(({ path }) => path);
    },
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
