import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldNames } from './fieldNames.ts';
import { type Fields, labelsIn } from './kernel/fieldMeta.ts';
import type { AggregateName } from './kernel/identifiers.ts';
import { aggregateNamed, aggregates } from './registry.ts';
import { dealKinds } from './testing/dealKinds.ts';
import { stampsOf } from './work/deal/row.ts';

const all = Object.keys(aggregates) as AggregateName[];
/** Streams that only their person reads. */
const closed: readonly AggregateName[] = ['favorite', 'notification'];

const shapesOf = (name: AggregateName): Fields[] => {
  const { events, command } = aggregateNamed(name);
  return [...Object.values(events).map(({ schema }) => (schema as z.ZodObject).shape), ...command.options.map(({ shape }) => shape)];
};

/** The fields of events by name. `before` and `after` of an edit have the posting's names. */
const fieldsOfEvents = (name: AggregateName): string[] =>
  Object.values(aggregateNamed(name).events).flatMap(({ schema }) =>
    Object.entries((schema as z.ZodObject).shape).flatMap(([field, inner]) =>
      field === 'before' || field === 'after' ? Object.keys((inner as z.ZodObject).shape) : [field],
    ),
  );
/** `previousFee` is the fee before the change. */
const isPrevious = (field: string) => field.startsWith('previous');

test.each(all.filter((name) => !closed.includes(name)))('every field of the events of %s has a name', (name) => {
  const labels = Object.keys(fieldNames[name] ?? {});
  // Its inner fields have names.
  const named = labels.flatMap((path) => [path, path.split('.')[0]]);
  expect(fieldsOfEvents(name).filter((field) => !named.includes(field) && !isPrevious(field))).toEqual([]);
});

test.each(all)('a field of %s has one name in all commands and events', (name) => {
  // The billing form has another label for the name: an individual enters the name for the bill.
  const own: readonly string[] = ['会社名・屋号'];
  const others = shapesOf(name)
    .flatMap((shape) => Object.entries(labelsIn(shape)))
    .filter(
      ([path, label]) =>
        !/^(content|before|after|sheet|sheetWords|proposed|posted|sns)\./.test(path) &&
        fieldNames[name]?.[path] !== label &&
        !own.includes(label),
    );
  expect(others).toEqual([]);
});

/** The times in a deal's document. */
const stamps: readonly string[] = dealKinds.flatMap(({ table }) => stampsOf(table));

test.each(all)('every further field of %s belongs to a command, event or stamp', (name) => {
  const known = new Set([...stamps, ...shapesOf(name).flatMap((shape) => Object.keys(shape)), ...fieldsOfEvents(name)]);
  // The kind of an offer follows from the command. A code is sent, and only its hash is stored. The
  // reported message is read when the report is opened.
  const sent: Partial<Record<AggregateName, readonly string[]>> = {
    offer: ['kind'],
    student: ['linkCode'],
    report: ['messageText', 'messagePictures'],
  };
  expect(Object.keys(aggregateNamed(name).fields ?? {}).filter((field) => !known.has(field) && !sent[name]?.includes(field))).toEqual([]);
});
