import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { DecisionContext } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { AnyAggregate, AnyEvent } from '#domain/registry.ts';

export type StoryCommand = { readonly type: string; readonly [field: string]: unknown };

/** Values by the names of the fields that hold them, the first one found first. */
type Values = ReadonlyMap<string, readonly unknown[]>;

const collect = (value: unknown, into: Map<string, unknown[]>): void => {
  if (Array.isArray(value)) for (const each of value) collect(each, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, held] of Object.entries(value)) {
      into.set(name, [...(into.get(name) ?? []), held]);
      collect(held, into);
    }
};

const valuesIn = (...sources: readonly unknown[]): Values => {
  const values = new Map<string, unknown[]>();
  for (const source of sources) collect(source, values);
  return values;
};

const bare = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap() as z.ZodType)
    : schema;

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** How many values of a field are tried. */
const TRIES = 3;
/** How many commands of a type are tried. */
const CANDIDATES = 256;

/** What a field may have been: a value of that name, or what its schema allows without one. */
const guesses = (schema: z.ZodType, name: string, values: Values): unknown[] => {
  const named = (values.get(name) ?? []).filter((value) => accepts(schema, value)).slice(0, TRIES);
  const without = [undefined, null].filter((value) => accepts(schema, value));
  if (named.length > 0) return [...named, ...without];
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) {
    const built = Object.fromEntries(
      Object.entries(inner.shape as Record<string, z.ZodType>).map(([field, part]) => [field, guesses(part, field, values)[0]]),
    );
    if (accepts(schema, built)) return [built];
  }
  if (without.length > 0) return without;
  if (inner instanceof z.ZodEnum) return inner.options;
  if (inner instanceof z.ZodBoolean) return [true, false];
  return inner instanceof z.ZodArray ? [[]] : [];
};

type Option = z.ZodObject<{ type: z.ZodLiteral<string> }>;

const candidatesOf = ({ shape }: Option, values: Values): readonly StoryCommand[] => {
  const { type, ...fields } = shape as { type: z.ZodLiteral<string> } & Record<string, z.ZodType>;
  let candidates: StoryCommand[] = [{ type: type.value }];
  for (const [name, schema] of Object.entries(fields)) {
    const found = guesses(schema, name, values);
    candidates = candidates
      .flatMap((candidate) => found.map((value) => (value === undefined ? candidate : { ...candidate, [name]: value })))
      .slice(0, CANDIDATES);
  }
  return candidates;
};

const isTaken = (decide: () => readonly AnyEvent[], events: readonly AnyEvent[]): boolean => {
  try {
    return isDeepStrictEqual(decide(), events);
  } catch (error) {
    // A guess that does not fit the state may also fault.
    if (error instanceof DomainError || error instanceof TypeError) return false;
    throw error;
  }
};

/**
 * The command that leads from a state to these events; null when none is found. The log keeps no
 * commands: their fields are looked for by name in the events, then in what was before, and a
 * command counts only if the decider answers with exactly these events.
 */
export const findCommand = (
  { decider, command: schema }: AnyAggregate,
  state: unknown,
  before: readonly AnyEvent[],
  context: DecisionContext,
  events: readonly AnyEvent[],
): StoryCommand | null => {
  // Values from before a change stand in the state, too. They are tried last.
  const values = valuesIn(
    events.map(({ data }) => ({ ...data, before: null })),
    { now: context.now, uid: context.actor.uid },
    state,
    before.map(({ data }) => data),
  );
  const options: readonly Option[] = schema.options;
  return (
    options
      .flatMap((option) => candidatesOf(option, values))
      .find((command) => isTaken(() => decider.decide(command, state, context) as AnyEvent[], events)) ?? null
  );
};
