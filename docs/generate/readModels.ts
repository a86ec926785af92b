import { readFileSync } from 'node:fs';
import type { Projector } from '#projections/kernel/projector.ts';
import { pathsOf, readModelCollections, readModels } from '#projections/readModels.ts';
import { fieldsOf, schemaOf } from './fields.ts';
import { code, codes, item } from './wrap.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** The `allow` lines of firestore.rules by the name of the collection that they are about. */
const allowed = (() => {
  const found = new Map<string, string[]>();
  const open: (string | null)[] = [];
  const text = rules.replace(/\n\s+(&&|\|\|)/g, ' $1');
  for (const line of text.split('\n')) {
    const [, path] = /^\s*match (\S+) \{/.exec(line) ?? [];
    if (path !== undefined) open.push(path.split('/').at(-2) ?? null);
    else if (/\{\s*$/.test(line)) open.push(null);
    const [, rule] = /^\s*allow (.+);$/.exec(line) ?? [];
    const collection = open.findLast((name) => name !== null);
    if (rule !== undefined && collection) found.set(collection, [...(found.get(collection) ?? []), rule.replace(': if ', ' if ')]);
    if (/^\s*\}/.test(line)) open.pop();
  }
  return found;
})();

const namesOf = (projectors: readonly Projector[] = []): readonly string[] => projectors.map(({ name }) => name);

const head = `# Read models

A read model is a collection of documents that projectors make of events. Browsers read it, and no
browser writes. \`npm run reference\` writes this page from \`projections/readModels.ts\`, the schemas
of the documents and \`firestore.rules\`.

- **In the commit**: these projectors write the document in the commit of the event.
- **After the commit**: these projectors write it some milliseconds later.
- **Rules** are those of the database. [firestore.rules](../../firestore.rules) defines their
  functions. The server alone reads a collection without rules.`;

export const readModelsPage = (): string => {
  const sections = readModelCollections.flatMap((collection) => {
    const { schema, own, shared } = readModels[collection];
    const readers = allowed.get(collection) ?? [];
    return [
      `## ${code(collection)}`,
      '',
      ...item(`Path: ${codes(pathsOf(collection))}`),
      ...(own ? item(`In the commit: ${codes(namesOf(own))}`) : []),
      ...(shared ? item(`After the commit: ${codes(namesOf(shared))}`) : []),
      ...(readers.length > 0 ? ['- Rules:', ...readers.flatMap((rule) => item(code(rule), 1))] : ['- Rules: none']),
      '- Fields:',
      ...fieldsOf(schemaOf(schema), {}, 1),
      '',
    ];
  });
  return [head, '', ...sections].join('\n');
};
