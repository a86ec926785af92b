import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readModelCollections } from '#projections/readModels.ts';
import { type Mode, needOf, queriesInCode, type Scope } from './neededIndexes.ts';

type Indexed = { readonly order: 'ASCENDING' | 'DESCENDING' } | { readonly arrayConfig: 'CONTAINS' };

/** The content of firestore.indexes.json. */
export type IndexFile = {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: Scope;
    readonly fields: readonly ({ readonly fieldPath: string } & Indexed)[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    /** `*`: every field of the collection without its own row. */
    readonly fieldPath: string;
    readonly ttl?: true;
    readonly indexes: readonly ({ readonly queryScope: Scope } & Indexed)[];
  }[];
};

/** Collections that are not read models: of the event store, of deliveries and of the search. */
export const innerCollections = [
  ...[
    'streams',
    'events',
    'receipts',
    'progress',
    'reservations',
    'invoiceCounters',
    'turns',
    'personKeys',
    'parkedStreams',
    'searchPacks',
  ],
  ...['missingWords', 'mails', 'pushes', 'erasures', 'limits', 'refusals', 'identityRounds', 'digestRounds'],
  ...['projectionControl', 'deliveries', 'walks', 'cardChecks'],
] as const;

/** Collections with a TTL policy, and the field with the time. */
const expiring = [
  ['receipts', 'expireAt'],
  ['limits', 'expireAt'],
  ['missingWords', 'expireAt'],
] as const;

const modes: Readonly<Record<Mode, Indexed>> = {
  asc: { order: 'ASCENDING' },
  desc: { order: 'DESCENDING' },
  contains: { arrayConfig: 'CONTAINS' },
};

const inOrder = <T>(rows: readonly T[]): T[] =>
  [...new Map(rows.map((row) => [JSON.stringify(row), row])).entries()].sort().map(([, row]) => row);

/**
 * Exactly the indexes that the queries in the code need. An unused index costs two entries per
 * write, and an index on a growing field limits its collection to 500 writes a second.
 */
export const indexFile = async (): Promise<IndexFile> => {
  const needs = (await queriesInCode()).flatMap((query) => needOf(query) ?? []);
  const singles = Map.groupBy(
    needs.flatMap(({ collection, scope, fields: [first, ...more] }) => (first && more.length === 0 ? [{ collection, scope, first }] : [])),
    ({ collection, first: [field] }) => `${collection} ${field}`,
  );
  return {
    indexes: inOrder(
      needs
        .filter(({ fields }) => fields.length > 1)
        .map(({ collection, scope, fields }) => ({
          collectionGroup: collection,
          queryScope: scope,
          fields: fields.map(([fieldPath, mode]) => ({ fieldPath, ...modes[mode] })),
        })),
    ),
    fieldOverrides: [
      ...inOrder(
        [...singles.values()].map((uses) => ({
          collectionGroup: uses[0]?.collection ?? '',
          fieldPath: uses[0]?.first[0] ?? '',
          indexes: inOrder(uses.map(({ scope, first: [, mode] }) => ({ ...modes[mode], queryScope: scope }))),
        })),
      ),
      ...expiring.map(([collectionGroup, fieldPath]) => ({ collectionGroup, fieldPath, ttl: true as const, indexes: [] })),
      ...[...readModelCollections, ...innerCollections].sort().map((collectionGroup) => ({ collectionGroup, fieldPath: '*', indexes: [] })),
    ],
  };
};

/** The leaf fields of a document by dotted path: `company.name`. */
const leaves = (value: unknown, path: readonly string[] = []): (readonly [path: string, value: unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [[path.join('.'), value]];

/**
 * The number of index entries of a document. An entry is rewritten when one of its fields changes.
 */
export const indexEntriesOf = (
  { indexes, fieldOverrides }: IndexFile,
  collection: string,
  document: Readonly<Record<string, unknown>>,
): number => {
  const fields = new Map(leaves(document));
  const overrides = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection);
  const automatic = (value: unknown): readonly Indexed[] => (Array.isArray(value) ? [modes.contains] : [modes.asc, modes.desc]);
  const times = (value: unknown, index: Indexed): number => ('arrayConfig' in index ? (Array.isArray(value) ? value.length : 0) : 1);
  const single = [...fields].flatMap(([path, value]) => {
    const override = ['*', path].flatMap((of) => overrides.filter(({ fieldPath }) => fieldPath === of)).at(-1);
    return (override?.indexes ?? automatic(value)).map((index) => times(value, index));
  });
  const composite = indexes
    .filter((index) => index.collectionGroup === collection && index.fields.every(({ fieldPath }) => fields.has(fieldPath)))
    .map((index) => index.fields.reduce((entries, field) => entries * times(fields.get(field.fieldPath), field), 1));
  return [...single, ...composite].reduce((sum, entries) => sum + entries, 0);
};

if (import.meta.main) {
  const file = await indexFile();
  await writeFile(fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url)), `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${file.indexes.length} indexes of several fields, ${file.fieldOverrides.length} rows for single fields`);
}
