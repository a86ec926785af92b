import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fieldNames } from '#domain/fieldNames.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
/** Guest pages do not load the schema library, and a list's saved filters are not an entity. */
const withoutSchema = /^features\/session\/|^develop\/|^office\/views\//;

/** The fields with a label in their schema, by the last part of their path. */
const named = new Set(Object.values(fieldNames).flatMap((names) => Object.keys(names).map((path) => path.split('.').at(-1))));

type Part = { readonly file: string; readonly name: string; readonly text: string };
const parts: readonly Part[] = globSync('**/*.tsx', { cwd: source })
  .filter((file) => !file.endsWith('.test.tsx') && !withoutSchema.test(file))
  .flatMap((file) =>
    [...readFileSync(source + file, 'utf8').matchAll(/<\w*(?:Field|Input)\b[^<]*?\/>/g)].map(([text]) => ({
      file,
      text,
      name: /\bname="([\w.]+)"|\.\.\.of\('(\w+)'\)/.exec(text)?.slice(1).find(Boolean)?.split('.').at(-1) ?? '',
    })),
  );

test('a form takes a field’s label from its schema', () => {
  expect(parts.filter(({ name }) => named.has(name)).length).toBeGreaterThan(50);
  expect(parts.filter(({ name, text }) => named.has(name) && /\blabel="/.test(text)).map(({ file, name }) => `${file}: ${name}`)).toEqual(
    [],
  );
});

test('a form takes the limit of a text or list from its schema', () => {
  const elsewhere = parts.filter(
    ({ file, text }) => !/^(shared\/forms|entities\/catalogue)\//.test(file) && /\blimit=\{(?!limitOf\(|[\w.]+\.kind\.limit)/.test(text),
  );
  expect(elsewhere.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
