import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { actsOf, dutiesOf, wordsOf } from '../domain/kernel/definition.ts';

type Module = Readonly<Record<string, unknown>>;

/** Modules that export plain data computed from schemas, which the browser does not need. */
const plain =
  /\/(domain\/(fieldNames|talk\/help\/(answers|frontAnswers)|work\/job\/labels|talk\/words\/historyWords)|features\/legal\/prices)\.ts$/;

/** Modules with tables from definitions. The browser needs the tables, but not the decisions. */
const tables = /\/domain\/(talk\/words\/eventWords|office\/(duties|audit\/journal))\.ts$/;
const rules = { actsOf, dutiesOf, wordsOf };

const hasFunction = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && Object.values(value).some(hasFunction));

/** The module with the results in the place of `wordsOf(x)` and the like, without these imports. */
const withResults = async (id: string): Promise<string> => {
  let code = await readFile(id, 'utf8');
  for (const [call, rule, name = ''] of code.matchAll(/\b(actsOf|dutiesOf|wordsOf)\((\w+)\)/g)) {
    const imported = new RegExp(`^import \\{ ${name} \\} from '(.+)';\\n`, 'm');
    const path = imported.exec(code)?.[1];
    if (!path) throw new Error(`${id} does not import ${name} alone`);
    const definition = ((await import(new URL(path, pathToFileURL(id)).href)) as Module)[name];
    const result: unknown = rules[rule as keyof typeof rules](definition as never);
    // Words that depend on the deal stay code.
    if (!hasFunction(result)) code = code.replace(imported, '').replace(call, () => JSON.stringify(result));
  }
  return code;
};

/** Evaluates these modules during the build, so that the browser gets only their data. */
export const plainData = (): Plugin => ({
  name: 'plain-data',
  apply: 'build',
  load: async (id) => {
    if (tables.test(id)) return withResults(id);
    if (!plain.test(id)) return null;
    const data = (await import(id)) as Module;
    return Object.entries(data)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
      .join('');
  },
});
