import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Paths from the root of the repository. */
export type Import = { readonly from: string; readonly to: string };

/** The folders of the aliases in package.json. */
const aliasPattern = /^#(domain|projections|functions|local|web|tests)\//;

const targetOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier));
  const folder = aliasPattern.exec(specifier)?.[1];
  return folder ? `${folder === 'web' ? 'web/src' : folder}${specifier.slice(folder.length + 1)}` : null;
};

const areTypes = (clause: string): boolean =>
  clause.startsWith('type ') ||
  (/^\{[^}]*\}$/.test(clause) && [...clause.slice(1, -1).split(',')].every((name) => /^\s*(type\s.*)?$/.test(name)));

/** The imports of a file within this repository. Those of types count only `withTypes`. */
export const importsIn = async (file: string, { withTypes = false } = {}): Promise<readonly Import[]> => {
  const text = await readFile(join(root, file), 'utf8');
  const written = text.matchAll(/^(?:import|export)\s+(?:([^;']*?)\s+from\s+)?'([^']+)'/gm);
  const specifiers = [...written].flatMap(([, clause = '', specifier = '']) => (!withTypes && areTypes(clause) ? [] : [specifier]));
  const loaded = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, specifier = '']) => specifier);
  return [...specifiers, ...loaded].flatMap((specifier) => {
    const to = targetOf(file, specifier);
    return to === null ? [] : [{ from: file, to }];
  });
};

/** The product's files that match, without tests and their helpers. */
export const productFiles = async (pattern: string): Promise<readonly string[]> => {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) if (!/\.test\.tsx?$|\/testing\//.test(file)) files.push(file);
  return files;
};

/** The exported constants of a file by name, each with the text from the one before it. */
export const exportsIn = (text: string): readonly (readonly [name: string, text: string])[] => {
  const found: [string, string][] = [];
  let above = '';
  for (const block of text.split(/\n\n(?=\S)/)) {
    above += `${block}\n`;
    const name = /^export const (\w+)/m.exec(block)?.[1];
    if (!name) continue;
    found.push([name, above]);
    above = '';
  }
  return found;
};
