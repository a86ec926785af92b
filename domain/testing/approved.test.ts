import { expect, test } from 'vitest';
import { type DecisionContext, fold } from '../kernel/decider.ts';
import { upcast } from '../kernel/eventDefinition.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { type AnyAggregate, type AnyEvent, aggregateNamed, aggregates, definitionOf } from '../registry.ts';
import { acceptedCommands } from './acceptedCommands.ts';
import { modulesInLines, textOf } from './approval.ts';
import { NOON } from './contexts.ts';
import type { Accepted } from './examples.ts';
import { refusalOf } from './scenario.ts';
import { storedSamples } from './storedSamples.ts';

/**
 * Contracts and decisions, written out in `approved/`. Approve an intended change with `npx vitest
 * run --project unit -u`. Its diff shows all effects of the change.
 */
const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts', '!../testing/**', '!../registry.ts'], {
  eager: true,
});

test('tables, limits and schemas of the domain are as approved', () =>
  expect(textOf(modulesInLines(modules))).toMatchFileSnapshot('approved/tables.txt'));

/** Another value of the same kind. */
const otherThan = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length > 0 ? [] : ['other'];
  return value === null || typeof value === 'object' ? null : `${value}x`;
};

/** The outcome of a command: event types, `nothing`, or the error with its fields. */
const outcomeOf = ({ decider }: AnyAggregate, command: unknown, state: unknown, context: DecisionContext): string => {
  let types: string[] = [];
  const refusal = refusalOf(() => {
    types = (decider.decide(command, state, context) as AnyEvent[]).map(({ type }) => type);
  });
  if (refusal) return [refusal.code, ...Object.keys(refusal.fields ?? {})].join(' ');
  return types.join(' ') || 'nothing';
};

/** An accepted command is repeated with one changed field, if the wire format allows it. */
const repeats = (name: AggregateName, { command, context }: Accepted, state: unknown): string[] =>
  Object.entries(command).flatMap(([field, value]) => {
    const changed = { ...command, [field]: otherThan(value) };
    if (field === 'type' || !aggregateNamed(name).command.safeParse(changed).success) return [];
    return [`again with another ${field}: ${outcomeOf(aggregateNamed(name), changed, state, context)}`];
  });

/** The decision of every accepted command, with state, deadlines and actions after each event. */
const decisionsOf = (name: AggregateName): string[] => {
  const aggregate = aggregateNamed(name);
  const { decider, deadlines, subject } = aggregate;
  const accepted = Object.values(acceptedCommands[name]);
  const lines = [`# ${aggregate.name}: snapshot schema ${aggregate.snapshotSchema}`];
  const seen = new Set<string>();
  const describeAfter = (story: readonly AnyEvent[]) => {
    if (seen.has(JSON.stringify(story))) return;
    seen.add(JSON.stringify(story));
    const state: unknown = fold(decider, story);
    lines.push(`after ${story.map(({ type }) => type).join(', ') || 'nothing'}`);
    for (const event of story.slice(-1))
      lines.push(`  event ${JSON.stringify(event)} of person ${JSON.stringify(subject('entity-1', event))}`);
    lines.push(`  state ${JSON.stringify(state)}`, `  due ${JSON.stringify(deadlines?.(state) ?? null)}`);
    for (const { command, context } of accepted) lines.push(`  ${command.type}: ${outcomeOf(aggregate, command, state, context)}`);
  };
  for (const each of accepted) {
    const events = decider.decide(each.command, fold(decider, each.given), each.context) as AnyEvent[];
    const story = [...each.given, ...events];
    for (let length = 0; length <= story.length; length++) describeAfter(story.slice(0, length));
    lines.push(...repeats(name, each, fold(decider, story)).map((line) => `  ${each.command.type} ${line}`));
  }
  return lines;
};

test('the decisions of every aggregate are as approved', () =>
  expect(textOf((Object.keys(aggregates) as AggregateName[]).flatMap(decisionsOf))).toMatchFileSnapshot('approved/decisions.txt'));

test('stored events of older versions are converted as approved', () => {
  const lines = storedSamples.flatMap(({ type, schemaVersion, data }) => {
    const definition = definitionOf(type);
    if (schemaVersion === definition.schemaVersion) return [];
    return [
      `${type}@${schemaVersion} ${JSON.stringify(upcast(definition, schemaVersion, structuredClone(data) as Record<string, unknown>, NOON))}`,
    ];
  });
  return expect(textOf(lines)).toMatchFileSnapshot('approved/raised.txt');
});
