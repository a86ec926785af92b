import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { needsOf, queriesInCode } from './neededIndexes.ts';
import type { CodeQuery } from './queriesInCode.ts';

type Index = {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
};
type Override = {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly { readonly queryScope?: string; readonly order?: string }[];
};

const describeIndex = (index: Index, sortedFrom: number): string => {
  const direction = { ASCENDING: 'asc', DESCENDING: 'desc' } as Record<string, string>;
  const equal = index.fields.slice(0, sortedFrom).map(({ fieldPath }) => fieldPath);
  const rest = index.fields.slice(sortedFrom).map(({ fieldPath, order }) => `${fieldPath} ${direction[order ?? '']}`);
  return `${index.queryScope} ${index.collectionGroup}: ${equal.sort().join(' ')} / ${rest.join(', ')}`;
};

/** What an index can answer: its first fields compared, the others sorted by; or all compared. */
const waysToUse = (index: Index): string[] => [...index.fields, null].map((_, at) => describeIndex(index, at));

let queries: CodeQuery[];
let composites: Index[];
let overrides: Override[];
beforeAll(async () => {
  queries = await queriesInCode();
  const file = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));
  const config = JSON.parse(await readFile(file, 'utf8')) as { indexes: Index[]; fieldOverrides: Override[] };
  composites = config.indexes;
  overrides = config.fieldOverrides;
});

const needed = () => queries.flatMap((query) => needsOf(query).map((need) => ({ need, file: query.file })));

describe('firestore.indexes.json', () => {
  test('the queries of the code are read', () => {
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.filter((query) => /[{}]/.test(JSON.stringify([query.collection, query.filters])))).toEqual([]);
    for (const file of ['functions/eventStore/standingDeadlines.ts', 'web/src/features/job/queries/ownJobs.ts'])
      expect(queries.map((query) => query.file)).toContain(file);
  });

  test('has a composite index for each query that needs one, also for several equalities', () => {
    const offered = new Set(composites.flatMap(waysToUse));
    const missing = needed().filter(({ need }) => 'composite' in need && !offered.has(need.composite));
    expect(missing).toEqual([]);
  });

  test('has the field indexes of collection groups', () => {
    const has = (single: string) => {
      const [collection, field, direction] = single.split(/: | /);
      return overrides.some(
        ({ collectionGroup, fieldPath, indexes }) =>
          collectionGroup === collection &&
          fieldPath === field &&
          indexes.some(
            ({ queryScope, order }) =>
              queryScope === 'COLLECTION_GROUP' &&
              (direction === undefined || order === (direction === 'desc' ? 'DESCENDING' : 'ASCENDING')),
          ),
      );
    };
    expect(needed().filter(({ need }) => 'single' in need && !has(need.single))).toEqual([]);
  });

  test('has no composite index that no query uses: each costs a write per document', () => {
    const wanted = new Set(needed().map(({ need }) => ('composite' in need ? need.composite : '')));
    const unused = composites.filter((index) => !waysToUse(index).some((way) => wanted.has(way)));
    expect(unused).toEqual([]);
  });
});
