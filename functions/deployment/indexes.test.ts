import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { fold } from '#domain/kernel/decider.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { replay } from '#projections/replay.ts';
import { collections, nameOf } from '#tests/rules/collections.ts';
import { type IndexFile, indexEntriesOf, indexFile } from './indexFile.ts';
import { needOf, queriesInCode } from './neededIndexes.ts';
import type { CodeQuery } from './queriesInCode.ts';

// The CLI's own check of the file: a copy would accept what the CLI refuses.
const { FirestoreApi } = createRequire(import.meta.url)('firebase-tools/lib/firestore/api') as {
  FirestoreApi: new () => { validateSpec(file: unknown): void };
};

let queries: CodeQuery[];
let stored: IndexFile;
beforeAll(async () => {
  queries = await queriesInCode();
  stored = JSON.parse(await readFile(fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url)), 'utf8')) as IndexFile;
});

const query = (changed: Partial<CodeQuery>): CodeQuery => ({
  file: '',
  collection: 'jobs',
  group: false,
  filters: [],
  orders: [],
  ...changed,
});

describe('the index of a query', () => {
  test.each([
    ['none, where all are read', query({}), null],
    ['none, by the names of the documents', query({ orders: [['FieldPath.documentId()', 'asc']] }), null],
    ['one field, compared', query({ filters: [['clientId', '==']] }), [['clientId', 'asc']]],
    ['one field, sorted by', query({ orders: [['at', 'desc']] }), [['at', 'desc']]],
    [
      'what is compared first, in the order of the names',
      query({
        filters: [
          ['status', 'in'],
          ['clientId', '=='],
        ],
        orders: [['at', 'desc']],
      }),
      [
        ['clientId', 'asc'],
        ['status', 'asc'],
        ['at', 'desc'],
      ],
    ],
    [
      'a span, then the order',
      query({
        filters: [
          ['at', '>='],
          ['at', '<'],
        ],
        orders: [
          ['at', 'asc'],
          ['fee', 'asc'],
        ],
      }),
      [
        ['at', 'asc'],
        ['fee', 'asc'],
      ],
    ],
    ['an array', query({ filters: [['tags', 'array-contains-any']] }), [['tags', 'contains']]],
  ])('%s', (_, of, fields) => expect(needOf(of)?.fields ?? null).toEqual(fields));
});

describe('firestore.indexes.json', () => {
  test('is computed from the queries in the code', () => {
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.filter((query) => /[{}]/.test(JSON.stringify([query.collection, query.filters])))).toEqual([]);
    for (const file of ['functions/eventStore/openDeadlines.ts', 'web/src/features/job/queries/ownJobs.ts'])
      expect(queries.map((query) => query.file)).toContain(file);
  });

  test('equals the output of `npm run indexes`', async () => expect(stored).toEqual(await indexFile()));

  test('is valid for the platform’s command line', () => {
    new FirestoreApi().validateSpec(structuredClone(stored));
    expect(() => new FirestoreApi().validateSpec({ ...stored, fieldOverrides: [{ collectionGroup: 'jobs', indexes: [] }] })).toThrow();
  });

  test('has no index without a query', () => {
    const bare = stored.fieldOverrides.filter(({ fieldPath }) => fieldPath === '*').map(({ collectionGroup }) => collectionGroup);
    expect(
      [...collections.map(({ path }) => nameOf(path)), ...queries.map(({ collection }) => collection)].filter(
        (each) => !bare.includes(each),
      ),
    ).toEqual([]);
  });

  test('stays below the platform’s limits: 1,000 composite indexes, 1,000 single-field settings', () => {
    expect(stored.indexes.length).toBeLessThan(500);
    expect(stored.fieldOverrides.length).toBeLessThan(500);
  });
});

describe('index entries', () => {
  const file: IndexFile = {
    indexes: [
      {
        collectionGroup: 'jobs',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'a', order: 'ASCENDING' },
          { fieldPath: 'm.b', order: 'DESCENDING' },
        ],
      },
    ],
    fieldOverrides: [{ collectionGroup: 'jobs', fieldPath: 'tags', indexes: [] }],
  };

  test('are two per value, one per array element, and one per composite index whose fields all exist', () => {
    expect(indexEntriesOf(file, 'offers', { a: 1, m: { b: null, c: 2 }, list: [1, 2, 3] })).toBe(9);
    expect(indexEntriesOf(file, 'jobs', { a: 1, m: { b: null }, tags: [1, 2] })).toBe(5);
    expect(indexEntriesOf(file, 'jobs', { a: 1, m: {}, tags: [] })).toBe(2);
  });

  test('are never more than 32 for an offer and 31 for an entry', () => {
    for (const [kind, collection, most] of [
      ['offer', 'offers', 32],
      ['entry', 'entries', 31],
    ] as const) {
      const { decider } = aggregateNamed(kind);
      const counts = Object.values(acceptedCommands[kind]).flatMap(({ given, command, context }) => {
        const world = replay();
        const story = [...given, ...(decider.decide(command, fold(decider, given), context) as AnyEvent[])];
        for (const event of envelopes(`${kind}-${kind}-1`, ...story)) world.add(event);
        return [...world.documents()].flatMap(([path, document]) =>
          path.split('/').at(-2) === collection ? [indexEntriesOf(stored, collection, document)] : [],
        );
      });
      expect(counts.length).toBeGreaterThan(10);
      expect(Math.max(...counts)).toBeLessThanOrEqual(most);
    }
  });
});
