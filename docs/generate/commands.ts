import { globSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { officeCommands } from '#domain/office/officeCommands.ts';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { commands, files } from '#functions/index.ts';
import { exportsIn } from '#tests/support/imports.ts';
import { refusalsOf, sendersOfCommand } from './decisions.ts';
import { fieldsOf, schemaOf } from './fields.ts';
import { code, codes, item } from './wrap.ts';

type Wire = z.ZodDiscriminatedUnion<z.ZodObject<{ type: z.ZodLiteral<string> }>[]>;
type Callable = { readonly aggregate: AggregateName; readonly wire: Wire };
const callables = Object.entries({ ...commands.callables, media: files.callables.media }) as unknown as [string, Callable][];

const officeRolesFor = (name: AggregateName, type: string): readonly string[] =>
  Object.entries(officeCommands[name] ?? {}).flatMap(([role, types]) => (types.includes(type) ? [role] : []));

const root = new URL('../..', import.meta.url).pathname;
const isCode = (text: string): boolean => text in errorMessages;

/** The error codes that the sources of a callable name: its decider, the deals' rows, its file. */
const codesOf = (callable: string, name: AggregateName): readonly string[] => {
  const isDeal = dealKinds.some((kind) => kind.name === name);
  const folders = [`domain/*/${name}/*.ts`, ...(isDeal ? ['domain/work/deal/*.ts'] : [])];
  const textsIn = (patterns: string[]) =>
    globSync(patterns, { cwd: root }).flatMap((file) => (file.endsWith('.test.ts') ? [] : [readFileSync(`${root}${file}`, 'utf8')]));
  const own = textsIn(['functions/commands/*.ts'])
    .flatMap(exportsIn)
    .flatMap(([exported, text]) => (exported === callable ? [text] : []));
  const found = [...textsIn(folders), ...own].flatMap((text) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(\*|\/\/|\/\*\*)/.test(line))
      .flatMap((line) => [...line.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, text]) => text as string)),
  );
  return [...new Set(found.filter(isCode))].toSorted();
};

const head = `# Commands

A command is a call of a callable with \`type\`, \`commandId\` (a UUID that the browser makes) and the
fields below. The answer is \`{ streamId, version }\`. The same \`commandId\` again gives the first
answer. \`npm run reference\` writes this page from the schemas of the callables.

- **Senders** comes from the deciders: each role sends the command after the events of a sample.
- **Refusals** come from the deciders too: the codes that the command gets after each step of the
  samples, in time and late.
- **Roles of the office** comes from \`domain/office/duties.ts\`.
- **Errors** lists the codes that the sources of the callable name. Each callable can also answer
  ${codes(['unauthenticated', 'email-unverified', 'account-suspended', 'role-missing'])},
  ${codes(['permission-denied', 'invalid-argument', 'not-found', 'command-id-reused'])},
  ${codes(['too-many-requests', 'maintenance', 'second-factor-missing', 'fallback'])}.
  [errors.md](errors.md) has the message of each code.`;

const commandLines = (aggregate: AggregateName, wire: Wire['options'][number]): string[] => {
  const type = wire.shape.type.value;
  const duties = officeRolesFor(aggregate, type);
  const refused = refusalsOf(aggregate, type);
  return [
    `### ${code(type)}`,
    '',
    ...item(`Senders: ${sendersOfCommand(aggregate, type)}`),
    ...(duties.length > 0 ? item(`Roles of the office: ${codes(duties)}`) : []),
    ...(refused.length > 0 ? item(`Refusals: ${codes(refused)}`) : []),
    ...fieldsOf(schemaOf(wire), { without: ['type', 'commandId'] }),
    '',
  ];
};

export const commandsPage = (): string => {
  const sections = callables.flatMap(([callable, { aggregate, wire }]) => {
    const types = wire.options.map(({ shape }) => shape.type.value);
    const others = Object.keys(acceptedCommands[aggregate]).filter((type) => !types.includes(type));
    const refused = codesOf(callable, aggregate);
    return [
      `## ${code(addressOf(callable))}`,
      '',
      ...item(`Stream: ${code(`${aggregate}-{id}`)}`),
      ...(others.length > 0 ? item(`Sent by the server alone: ${codes(others)}`) : []),
      ...(refused.length > 0 ? item(`Errors: ${codes(refused)}`) : []),
      '',
      ...wire.options.flatMap((option) => commandLines(aggregate, option)),
    ];
  });
  return [head, '', ...sections].join('\n');
};
