import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { needsOf, queriesInCode } from './neededIndexes.ts';

type Override = {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  readonly indexes: readonly object[];
};

const file = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));
const orders: Readonly<Record<string, string>> = { asc: 'ASCENDING', desc: 'DESCENDING' };

/** `COLLECTION jobs: clientId / updatedAt desc` as the deployment wants it. */
const compositeOf = (need: string) => {
  const [, queryScope, collectionGroup, equal = '', sorted = ''] = /^(\S+) (\S+): (.*) \/ (.*)$/.exec(need) ?? [];
  const equalities = equal.split(' ').filter((fieldPath) => fieldPath !== '');
  const rest = sorted === '' ? [] : sorted.split(', ').map((each) => each.split(' '));
  return {
    collectionGroup,
    queryScope,
    fields: [
      ...equalities.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      ...rest.map(([fieldPath, direction]) => ({ fieldPath, order: orders[direction ?? ''] })),
    ],
  };
};

const automatic = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'DESCENDING', queryScope: 'COLLECTION' },
  { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
];

/** A field's automatic indexes, and those for the whole group in the directions that are asked for. */
const overrideOf = (field: string, directions: readonly string[]): Override => {
  const [collectionGroup = '', fieldPath = ''] = field.split(' ');
  return {
    collectionGroup,
    fieldPath,
    indexes: [...automatic, ...directions.map((order) => ({ order, queryScope: 'COLLECTION_GROUP' }))],
  };
};

/** Writes firestore.indexes.json anew from the queries in the code; what is written there by hand (TTL, fields without an index) stays. */
const needs = (await queriesInCode()).flatMap(needsOf);
const composites = new Set(needs.flatMap((need) => ('composite' in need ? [need.composite] : [])));
const singles = Map.groupBy(
  needs.flatMap((need) => ('single' in need ? [need.single.split(/: | /)] : [])),
  ([collection, field]) => `${collection} ${field}`,
);
const { fieldOverrides } = JSON.parse(await readFile(file, 'utf8')) as { fieldOverrides: Override[] };
const byHand = fieldOverrides.filter(({ ttl, indexes }) => ttl || indexes.length === 0);
const overrides = [...singles]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([field, uses]) => overrideOf(field, [...new Set(uses.map(([, , direction]) => orders[direction ?? ''] ?? 'ASCENDING'))].sort()));
const indexes = [...composites].sort().map(compositeOf);
await writeFile(file, `${JSON.stringify({ indexes, fieldOverrides: [...overrides, ...byHand] }, null, 2)}\n`);
console.log(`${indexes.length} composite indexes, ${overrides.length} fields of collection groups, ${byHand.length} by hand`);
