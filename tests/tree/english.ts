import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { root } from './texts.ts';

/** A line of English with its place, such as `domain/work/deal/row.ts:12`. */
export type Line = { readonly at: string; readonly text: string };

/** The English of a file, as the rules of the style check it. */
export type English = {
  /** Each line of a comment, or of prose in Markdown, as it is in the file. */
  readonly lines: readonly Line[];
  /** Each comment, or paragraph of Markdown, as one text without line breaks. */
  readonly comments: readonly Line[];
  /** Names of identifiers and titles of tests. Names are split: `clientId` is `client id`. */
  readonly names: readonly Line[];
  /** Exported functions that need a doc comment (`needsWords`) and have none. */
  readonly undocumented: readonly Line[];
  /** Objects that are spread where they are written, as in `{ ...{ a: 1 } }`. */
  readonly spreads: readonly Line[];
};

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter((child) => isNode(child)));

const split = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** The function at the root of a call: `test` in `test.each(rows)('title', …)`. */
const calleeName = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return node.name as string;
  return calleeName(node.type === 'MemberExpression' ? node.object : node.callee);
};

const titleOf = (node: Node): Node[] => {
  if (node.type !== 'CallExpression' || !['test', 'describe', 'it'].includes(calleeName(node))) return [];
  const [title] = node.arguments as readonly unknown[];
  return isNode(title) && ['Literal', 'TemplateLiteral'].includes(title.type) ? [title] : [];
};

const nodesBelow = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesBelow)];

const isIdentifier = ({ type }: Node): boolean => type === 'Identifier' || type === 'JSXIdentifier' || type === 'PrivateIdentifier';

/** Whether a doc comment is directly above a declaration. Line comments may be between them. */
const isDocumented = (source: string, start: number): boolean => {
  const above = source.slice(0, start).replace(/(\s*\/\/[^\n]*)*\s*$/, '');
  return above.endsWith('*/') && above.slice(above.lastIndexOf('/*')).startsWith('/**');
};

/** The function of a declaration: `function f() {}`, or the arrow in `const f = () => {}`. */
const functionsIn = (declaration: unknown): Node[] => {
  if (!isNode(declaration)) return [];
  if (declaration.type === 'FunctionDeclaration') return [declaration];
  if (declaration.type !== 'VariableDeclaration') return [];
  const inits = (declaration.declarations as readonly Node[]).map(({ init }) => init);
  return inits.filter(isNode).filter(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression');
};

/** All types of the annotations of parameters and of the result, with the nodes inside them. */
const typesOf = ({ params, returnType }: Node): Node[] =>
  [...(params as readonly Node[]), returnType]
    .filter(isNode)
    .flatMap(nodesBelow)
    .filter(({ type }) => /^TS.*Keyword$/.test(type));

/**
 * Whether the name and the types of a function cannot say all: a number has a unit, and an error
 * has a reason. `never` is the result of a function that only throws.
 */
const needsWords = (declaration: unknown): boolean =>
  functionsIn(declaration).some(
    (one) =>
      typesOf(one).some(({ type }) => type === 'TSNumberKeyword' || type === 'TSNeverKeyword') ||
      nodesBelow(one).some(({ type }) => type === 'ThrowStatement'),
  );

const isSpreadObject = ({ type, argument }: Node): boolean =>
  (type === 'SpreadElement' || type === 'JSXSpreadAttribute') && isNode(argument) && argument.type === 'ObjectExpression';

export const englishOfSource = (file: string, source: string): English => {
  const { program, comments } = parseSync(file, source);
  const at = (offset: number): string => `${file}:${source.slice(0, offset).split('\n').length}`;
  const nodes = nodesBelow(program as unknown as Node);
  const declared = nodes.filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && needsWords(declaration));
  return {
    lines: comments.flatMap(({ start, end }) => {
      const lineStart = source.lastIndexOf('\n', start - 1) + 1;
      // Code before a comment on the same line has another limit, so it does not count.
      const from = source.slice(lineStart, start).trim() === '' ? lineStart : start;
      return source
        .slice(from, end)
        .split('\n')
        .map((text, index) => ({ at: `${file}:${source.slice(0, start).split('\n').length + index}`, text }));
    }),
    comments: comments.map(({ start, value }) => ({ at: at(start), text: value.replace(/\s*\n\s*\*?\s*/g, ' ') })),
    names: [
      ...nodes.filter(isIdentifier).map(({ start, name }) => ({ at: at(start), text: split(name as string) })),
      ...nodes.flatMap(titleOf).map(({ start, end }) => ({ at: at(start), text: source.slice(start, end) })),
    ],
    undocumented: declared
      .filter(({ start }) => !isDocumented(source, start))
      .map(({ start, end }) => ({ at: at(start), text: source.slice(start, end).split('\n')[0] ?? '' })),
    spreads: nodes.filter(isSpreadObject).map(({ start, end }) => ({ at: at(start), text: source.slice(start, end) })),
  };
};

/** The English of a Markdown file: prose and tables, no code. Table rows have no length limit. */
export const englishOfMarkdown = (file: string, source: string): English => {
  const prose = source.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''));
  const lines = prose.split('\n').map((text, index) => ({ at: `${file}:${index + 1}`, text }));
  const paragraphs = prose.split(/\n(?=\s*\n)/).map((text) => ({ at: file, text: text.replace(/\s+/g, ' ') }));
  return { lines: lines.filter(({ text }) => !/^(\|| {4})/.test(text)), comments: paragraphs, names: [], undocumented: [], spreads: [] };
};

/** The files of folders, without packages and builds. A path with an ending is one file. */
export const filesIn = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) =>
    /\w\.\w+$/.test(path)
      ? [path]
      : globSync(`${path}/**/*.{ts,tsx,md}`, { cwd: root, exclude: (each) => /(^|\/)(node_modules|dist)$/.test(each) }),
  );

export const englishOf = (file: string): English => {
  const source = readFileSync(`${root}${file}`, 'utf8');
  return file.endsWith('.md') ? englishOfMarkdown(file, source) : englishOfSource(file, source);
};
