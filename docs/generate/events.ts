import type { z } from 'zod';
import { aggregates } from '#domain/registry.ts';
import { fieldsOf, schemaOf } from './fields.ts';
import { code, item } from './wrap.ts';

const head = `# Events

An event is stored once and never changes. \`npm run reference\` writes this page from the event
definitions of the aggregates.

- **Version** is the newest schema version. Older stored versions are raised when they are read.
- **personal**: the field is stored encrypted with the key of the person. It reads as null after
  the person has left.`;

export const eventsPage = (): string => {
  const sections = Object.values(aggregates).flatMap(({ name, events, ...more }) => [
    `## ${code(`${name}-{id}`)}`,
    '',
    ...('provable' in more ? ['Each field has a digest of its own, so certificates can leave fields out.', ''] : []),
    ...Object.entries(events).flatMap(([type, { schemaVersion, schema, personalPaths }]) => [
      `### ${code(type)}`,
      '',
      ...item(`Version: ${schemaVersion}`),
      ...fieldsOf(schemaOf(schema as z.ZodType), { personal: personalPaths }),
      '',
    ]),
  ]);
  return [head, '', ...sections].join('\n');
};
