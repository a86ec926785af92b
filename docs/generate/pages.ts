import { readFileSync } from 'node:fs';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { commandsPage } from './commands.ts';
import { costsPage } from './costs.ts';
import { eventsPage } from './events.ts';
import { readModelsPage } from './readModels.ts';
import { specificationParts, withParts } from './specification.ts';
import { code } from './wrap.ts';

const head = `# Errors

A refusal has a code and a Japanese message. The server sends both; the browser shows the message.
\`npm run reference\` writes this page from \`domain/kernel/errorMessages.ts\`.`;

const errorsPage = (): string => {
  const sections = Object.entries(errorMessages).flatMap(([name, message]) => [`- ${code(name)}`, `  ${message}`]);
  return [head, '', ...sections, ''].join('\n');
};

const docs = new URL('../', import.meta.url);
export const readPage = (name: string): string => readFileSync(new URL(name, docs), 'utf8');

/** The generated pages by their name under docs: docs/reference, and the specification's tables. */
export const generatedPages = (): Readonly<Record<string, string>> => ({
  'reference/commands.md': commandsPage(),
  'reference/events.md': eventsPage(),
  'reference/read-models.md': readModelsPage(),
  'reference/errors.md': errorsPage(),
  'reference/costs.md': costsPage(readPage('reads.md')),
  'specification.md': withParts(readPage('specification.md'), specificationParts()),
});
