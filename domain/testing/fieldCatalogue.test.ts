import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldCatalogue } from '../fieldCatalogue.ts';
import { type Fields, labelsIn } from '../kernel/fieldMeta.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { aggregateNamed, aggregates } from '../registry.ts';
import { stampsOf } from '../work/deal/row.ts';
import { dealKinds } from './dealKinds.ts';

type Catalogued = keyof typeof fieldCatalogue;
const catalogued = Object.keys(fieldCatalogue) as Catalogued[];
/** Streams that only their person reads. */
const closed: readonly AggregateName[] = ['favorite', 'notification'];

const namesIn = (fields: Fields) => Object.entries(labelsIn(fields));
const labelsOf = (name: Catalogued) => new Map(namesIn(fieldCatalogue[name]));

const shapesOfCommands = (schema: z.ZodType): Fields[] =>
  schema instanceof z.ZodDiscriminatedUnion ? schema.options.map((option) => (option as z.ZodObject).shape) : [];
const shapesOf = (name: AggregateName): Fields[] => [
  ...Object.values(aggregateNamed(name).events).map(({ schema }) => (schema as z.ZodObject).shape),
  ...shapesOfCommands(aggregateNamed(name).command),
];

/**
 * The fields of events by name. Fields before and after an edit of a job have the names of the
 * posting.
 */
const fieldsOfEvents = (name: AggregateName): string[] =>
  Object.values(aggregateNamed(name).events).flatMap(({ schema }) =>
    Object.entries((schema as z.ZodObject).shape).flatMap(([field, inner]) =>
      field === 'before' || field === 'after' ? Object.keys((inner as z.ZodObject).shape) : [field],
    ),
  );
/** `previousFee` is the fee before the change. */
const isPrevious = (field: string) => field.startsWith('previous');

test('every aggregate whose history the office reads is in the catalogue', () => {
  expect([...catalogued, ...closed].sort()).toEqual(Object.keys(aggregates).sort());
});

test.each(catalogued)('every field of the events of %s has a name', (name) => {
  const labels = labelsOf(name);
  const unnamed = fieldsOfEvents(name).filter((field) => !labels.has(field) && !isPrevious(field));
  // Its inner fields have names.
  const nested = [...labels.keys()].map((path) => path.split('.')[0]);
  expect([...new Set(unnamed)].filter((field) => !nested.includes(field))).toEqual([]);
});

test.each(catalogued)('commands and events of %s use the names of the catalogue', (name) => {
  const labels = labelsOf(name);
  // The billing form has another label for the name: an individual enters the name for the bill.
  const own: readonly (string | undefined)[] = ['会社名・屋号'];
  const others = shapesOf(name)
    .flatMap(namesIn)
    .filter(
      ([path, label]) =>
        !/^(content|before|after|sheet|sheetWords|proposed|posted)\./.test(path) && labels.get(path) !== label && !own.includes(label),
    );
  expect(others).toEqual([]);
});

/** The times in a deal's document. */
const stamps: readonly string[] = dealKinds.flatMap(({ table }) => stampsOf(table));

test.each(catalogued)('every name in the catalogue of %s belongs to a command, event or stamp', (name) => {
  const known = new Set([...stamps, ...shapesOf(name).flatMap((shape) => Object.keys(shape)), ...fieldsOfEvents(name)]);
  // The kind of an offer follows from the command. A code is sent, and only its hash is stored. A
  // roster's code names the stream.
  const sent = { offer: ['kind'], student: ['linkCode', 'taCode'] } as Partial<Record<Catalogued, readonly string[]>>;
  expect(Object.keys(fieldCatalogue[name]).filter((field) => !known.has(field) && !sent[name]?.includes(field))).toEqual([]);
});
