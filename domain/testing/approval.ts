import { z } from 'zod';

/** A value as plain data: schemas as JSON Schema, patterns as their source, no functions. */
const plain = (value: unknown): unknown => {
  if (value instanceof z.ZodType) {
    // The shape alone: names of fields are for people.
    const { $schema: _, ...schema } = z.toJSONSchema(value, { unrepresentable: 'any', io: 'input', metadata: z.registry() });
    return schema;
  }
  if (value instanceof RegExp) return String(value);
  if (value instanceof Map || value instanceof Set) return [...value].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, held]) => typeof held !== 'function')
      .map(([key, held]) => [key, plain(held)]),
  );
};

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => value === undefined || (isTable(value) && Object.keys(value).length === 0);

type ObjectSchema = { readonly properties: { readonly type: { readonly const: string } } };
/** The members of a union of commands, by type. */
const membersOf = (value: unknown): Readonly<Record<string, unknown>> | null => {
  const members = isTable(value) && Array.isArray(value.oneOf) ? (value.oneOf as readonly ObjectSchema[]) : null;
  return members?.every((member) => member.properties?.type?.const)
    ? Object.fromEntries(members.map((member) => [member.properties.type.const, member]))
    : null;
};

/** A value as lines: one per table entry, schema field or union member. */
const linesOf = (name: string, value: unknown, depth: number): string[] => {
  if (isEmpty(value)) return [];
  const members = membersOf(value);
  if (members) return Object.entries(members).flatMap(([type, member]) => linesOf(`${name}.${type}`, member, 1));
  if (isTable(value) && isTable(value.properties)) {
    const { properties, ...rest } = value;
    return [`${name} ${JSON.stringify(rest)}`, ...linesOf(name, properties, 1)];
  }
  if (!isTable(value) || depth === 0) return [`${name} ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, held]) => linesOf(`${name}.${key}`, held, depth - 1));
};

type Rows = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** A definition by parts: commands, events, and what callables and duties need of its rows. */
const partsOf = (name: string, { command, commandRows, events }: Readonly<Record<string, unknown>>): [string, unknown][] => [
  [`${name}Command`, command],
  [`${name}Events`, events],
  ...Object.entries(commandRows as Rows).map(([type, { by, duties, entity, wire, begins }]): [string, unknown] => [
    `${name}Sent.${type}`,
    JSON.stringify(plain({ by, duties, entity, begins, wire: wire && Object.keys(wire) })),
  ]),
];

/** Rows of fields without their kinds: the schemas made of them are shown where they are used. */
const rowsOf = (rows: Rows) => Object.fromEntries(Object.entries(rows).map(([field, { kind: _, ...row }]) => [field, row]));

/** A definition without its commands: its events are shown at the whole one. */
const isUnfinished = (value: Record<string, unknown>): boolean => 'eventRows' in value && !('commandRows' in value);

/** The exports of a module as lines, without functions and deciders. */
const exportsInLines = (module: Readonly<Record<string, unknown>>): string[] => {
  const values = Object.entries(module)
    .flatMap(([name, value]) => (isTable(value) && 'commandRows' in value ? partsOf(name, value) : [[name, value] as const]))
    .filter(
      ([, value]) => typeof value !== 'function' && !(isTable(value) && ('decider' in value || 'decide' in value || isUnfinished(value))),
    )
    .map(([name, value]) => [name, plain(isTable(value) && 'inStep' in value ? rowsOf(value.rows as Rows) : value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const inUnions = new Set(values.flatMap(([, value]) => Object.values(membersOf(value) ?? {})).map((member) => JSON.stringify(member)));
  return values.filter(([, value]) => !inUnions.has(JSON.stringify(value))).flatMap(([name, value]) => linesOf(name, value, 2));
};

/** All modules as lines, ordered by path. */
export const modulesInLines = (modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string[] =>
  Object.entries(modules)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, module]) => {
      const lines = exportsInLines(module);
      return lines.length === 0 ? [] : [`# ${path}`, ...lines];
    });

export const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
