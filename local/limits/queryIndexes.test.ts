import { describe, expect, test } from 'vitest';
import type { IndexFile } from '#functions/deployment/indexFile.ts';
import type { StructuredQuery } from './protocol.ts';
import { missingIndex } from './queryIndexes.ts';

const order = 'ASCENDING';
const file: IndexFile = {
  indexes: [
    {
      collectionGroup: 'offers',
      queryScope: 'COLLECTION_GROUP',
      fields: [
        { fieldPath: 'clientId', order },
        { fieldPath: 'closedAt', order: 'DESCENDING' },
        { fieldPath: 'fee', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'offers', fieldPath: '*', indexes: [] },
    { collectionGroup: 'offers', fieldPath: 'status', indexes: [{ order, queryScope: 'COLLECTION_GROUP' }] },
  ],
};

const equal = (field: string) => ({ fieldFilter: { field: { fieldPath: field }, op: 'EQUAL' } });
const query = (change: StructuredQuery, allDescendants = true): StructuredQuery => ({
  from: [{ collectionId: 'offers', allDescendants }],
  ...change,
});
const byClosing = [
  { field: { fieldPath: 'closedAt' }, direction: 'DESCENDING' },
  { field: { fieldPath: 'fee' }, direction: 'DESCENDING' },
  { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
];

describe('which queries production would refuse', () => {
  test('not a query by document names alone', () => {
    expect(missingIndex(file, query({ orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }] }))).toBeNull();
  });
  test('not a field with an index for its scope, but one with an index for another scope', () => {
    expect(missingIndex(file, query({ where: equal('status') }))).toBeNull();
    expect(missingIndex(file, query({ where: equal('status') }, false))).toMatchObject({ limit: 'missing-index' });
  });
  test('a field without an index', () => {
    expect(missingIndex(file, query({ where: equal('title') }))?.details).toBe(
      'The query requires an index: offers (COLLECTION_GROUP): title asc.',
    );
  });
  test('not a query that a composite index serves, in its order', () => {
    expect(missingIndex(file, query({ where: equal('clientId'), orderBy: byClosing }))).toBeNull();
    const other = byClosing.map(({ field }) => ({ field, direction: 'ASCENDING' }));
    expect(missingIndex(file, query({ where: equal('clientId'), orderBy: other }))).toMatchObject({ limit: 'missing-index' });
  });
  test('equalities with a range, also nested', () => {
    const range = { fieldFilter: { field: { fieldPath: 'closedAt' }, op: 'GREATER_THAN' } };
    const where = { compositeFilter: { filters: [equal('clientId'), { compositeFilter: { filters: [range] } }] } };
    expect(missingIndex(file, query({ where, orderBy: byClosing }))).toBeNull();
    expect(missingIndex(file, query({ where }))?.details).toContain('clientId asc, closedAt asc');
  });
  test('a sum of a field that the index lacks', () => {
    const where = equal('clientId');
    expect(missingIndex(file, query({ where, orderBy: byClosing }), ['fee'])).toBeNull();
    expect(missingIndex(file, query({ where, orderBy: byClosing }), ['total'])?.details).toContain('sum of total');
  });
  test('a collection that is not in the file has automatic indexes, for one collection only', () => {
    const from = [{ collectionId: 'others', allDescendants: false }];
    expect(missingIndex(file, { from, where: equal('a') })).toBeNull();
    expect(missingIndex(file, { from: [{ collectionId: 'others', allDescendants: true }], where: equal('a') })).not.toBeNull();
  });
});
