import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fold } from '../kernel/decider.ts';
import { upcast } from '../kernel/eventDefinition.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { type AnyEvent, aggregateNamed, aggregates, definitionOf, type EventType } from '../registry.ts';
import { acceptedCommands } from './acceptedCommands.ts';
import { NOON } from './contexts.ts';
import { lineOf, type StoredSample, samplesText, storedSamples } from './storedSamples.ts';

const types = Object.values(aggregates).flatMap(({ events }) => Object.keys(events)) as EventType[];

/** Every field of a schema, by dotted path: the shape of a stored event. */
const fieldsOf = (schema: z.ZodType, path = ''): string[] => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap() as z.ZodType, path);
  if (!(schema instanceof z.ZodObject)) return [path];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
    fieldsOf(field, path ? `${path}.${key}` : key),
  );
};

/** The same for a value. `records`: paths whose keys are data. */
const fieldsIn = (value: unknown, records: readonly string[], path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !records.includes(path)
    ? Object.entries(value).flatMap(([key, field]) => fieldsIn(field, records, path ? `${path}.${key}` : key))
    : [path];

/** The events that the accepted commands give, the first one of each type. */
const given: readonly StoredSample[] = (Object.keys(aggregates) as AggregateName[]).flatMap((name) => {
  const { decider } = aggregateNamed(name);
  return Object.values(acceptedCommands[name]).flatMap(({ given: before, command, context }) =>
    (decider.decide(command, fold(decider, before), context) as AnyEvent[]).map(({ type, data }) => ({
      type,
      schemaVersion: definitionOf(type).schemaVersion,
      data: data as StoredSample['data'],
    })),
  );
});
const isSameAs =
  ({ type, schemaVersion }: StoredSample) =>
  (other: StoredSample) =>
    other.type === type && other.schemaVersion === schemaVersion;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The value with parts of the one before where it has null or nothing. */
const completed = (value: unknown, before: unknown): unknown => {
  if (value === null || value === undefined) return before ?? null;
  if (!isTable(value) || !isTable(before)) return value;
  return Object.fromEntries(Object.keys({ ...value, ...before }).map((key) => [key, completed(value[key], before[key])]));
};
const added = given.flatMap((sample, at) => {
  if (storedSamples.some(isSameAs(sample)) || given.findIndex(isSameAs(sample)) !== at) return [];
  const last = storedSamples.findLast(({ type }) => type === sample.type);
  const before = last && upcast(definitionOf(last.type), last.schemaVersion, structuredClone(last.data), NOON);
  return [{ ...sample, data: completed(sample.data, before) as StoredSample['data'] }];
});
const samples: readonly StoredSample[] = [...storedSamples, ...added];

test('the file of samples has every new version: -u adds it, made by the example of a command', () =>
  expect(samplesText + added.map(lineOf).join('')).toMatchFileSnapshot('approved/storedSamples.txt'));

describe('stored events', () => {
  test.each(types)('%s has one sample of every version ever written', (type) => {
    const versions = samples.filter((sample) => sample.type === type).map(({ schemaVersion }) => schemaVersion);
    expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: definitionOf(type).schemaVersion }, (_, index) => index + 1));
  });

  test.each(samples)('$type version $schemaVersion still parses, and loses nothing', ({ type, schemaVersion, data }) => {
    const definition = definitionOf(type);
    const raised = upcast(definition, schemaVersion, structuredClone(data) as Record<string, unknown>, NOON);
    expect(definition.schema.parse(raised)).toEqual(raised);
  });

  test.each(types)('%s: a field added, renamed or removed needs a new version', (type) => {
    const definition = definitionOf(type);
    const newest = samples.find((sample) => sample.type === type && sample.schemaVersion === definition.schemaVersion);
    const shape = Object.entries((definition.schema as z.ZodObject).shape);
    const records = shape.flatMap(([field, schema]) => (schema instanceof z.ZodRecord ? [field] : []));
    expect(fieldsOf(definition.schema).sort()).toEqual(fieldsIn(newest?.data ?? {}, records).sort());
  });

  test.each(types)('%s: erased personal fields are null', (type) => {
    const definition = definitionOf(type);
    const newest = samples.find((sample) => sample.type === type && sample.schemaVersion === definition.schemaVersion);
    const erased = structuredClone(newest?.data ?? {}) as Record<string, unknown>;
    for (const path of definition.personalPaths) {
      const [field, ...rest] = path.split('.').reverse() as [string, ...string[]];
      const holder = rest.reverse().reduce((object, key) => object[key] as Record<string, unknown>, erased);
      expect(holder).toHaveProperty(field);
      holder[field] = null;
    }
    expect(definition.schema.safeParse(erased).error).toBeUndefined();
  });
});
