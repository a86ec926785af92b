import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

/** The path of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A Japanese text of the repository that a person may read. */
export type Text = { readonly file: string; readonly text: string };

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

type Node = { readonly type: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/**
 * The texts of a node and of its children: literals, template parts, texts and attributes of JSX.
 * No comments and no patterns.
 */
const textsBelow = (node: Node): string[] => {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked];
  if (node.type === 'JSXText') return [(node.value as string).replace(/\s*\n\s*/g, ' ').trim()];
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((child) => (isNode(child) ? textsBelow(child) : [])),
  );
};

/** The Japanese texts of a source. */
export const textsIn = (file: string, source: string): string[] => {
  const texts = file.endsWith('.html')
    ? source.replace(/<!--[\s\S]*?-->/g, '').split('\n')
    : textsBelow(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return texts.filter((text) => japanese.test(text));
};

/** Files with texts of people, in the demo data and in examples: no texts of the product. */
const demoPeople =
  /\/example\.ts$|^local\/seed\/(castDetails|conversations|dealTexts|demoUser|jobPostings|memberTables|portfolio|reports)\.ts$/;

const sources = ['web/index.html', '{web,domain,functions,projections,local}/**/*.{ts,tsx}'];
const files = sources
  .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|testing)$/.test(path) }))
  .filter((file) => !/\.test\.tsx?$/.test(file) && !demoPeople.test(file));

/** Every Japanese text that the product shows, mails or stores for people. */
export const allTexts = (): Text[] =>
  files.flatMap((file) => textsIn(file, readFileSync(`${root}${file}`, 'utf8')).map((text) => ({ file, text })));
