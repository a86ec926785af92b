import { status } from '@grpc/grpc-js';
import type { IndexFile } from '#functions/deployment/indexFile.ts';
import { type Need, needOf } from '#functions/deployment/neededIndexes.ts';
import type { StructuredQuery } from './protocol.ts';
import { type Refusal, refusal } from './refusal.ts';

type Condition = readonly [field: string, operator: string];

const operators: Readonly<Record<string, string>> = {
  EQUAL: '==',
  IN: 'in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  NOT_IN: 'not-in',
  IS_NULL: '==',
  IS_NAN: '==',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
};

const NAME = '__name__';

const conditionsIn = ({ compositeFilter, fieldFilter, unaryFilter }: NonNullable<StructuredQuery['where']>): Condition[] => {
  if (compositeFilter) return (compositeFilter.filters ?? []).flatMap(conditionsIn);
  const found = fieldFilter ?? unaryFilter;
  return [[found?.field?.fieldPath ?? '', operators[found?.op ?? ''] ?? '']];
};

/**
 * The index for a query, by the rule that writes firestore.indexes.json; null if none is needed.
 */
export const neededBy = ({ from, where, orderBy }: StructuredQuery): Need | null => {
  const { collectionId, allDescendants } = from?.[0] ?? {};
  return needOf({
    file: '',
    collection: collectionId ?? '',
    group: allDescendants === true,
    filters: (where ? conditionsIn(where) : []).filter(([field]) => field !== NAME),
    orders: (orderBy ?? [])
      .map(({ field, direction }) => [field?.fieldPath ?? '', direction === 'DESCENDING' ? 'desc' : 'asc'] as const)
      .filter(([field]) => field !== NAME),
  });
};

type Indexed = IndexFile['indexes'][number]['fields'][number];
type Field = Need['fields'][number];

const serves = (index: Omit<Indexed, 'fieldPath'>, [, mode]: Field): boolean =>
  mode === 'contains' ? 'arrayConfig' in index : 'order' in index && index.order === (mode === 'asc' ? 'ASCENDING' : 'DESCENDING');

/** Whether the file has this index with the summed fields. */
const isThere = ({ indexes, fieldOverrides }: IndexFile, { collection, scope, fields }: Need, summed: readonly string[]): boolean => {
  const [first, ...more] = fields;
  if (!first) return true;
  if (more.length === 0 && summed.every((field) => field === first[0])) {
    const own = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection);
    // A collection that is not in the file has automatic indexes, for one collection only.
    if (own.length === 0 && scope === 'COLLECTION') return true;
    if (
      own.some(
        ({ fieldPath, indexes: ways }) => fieldPath === first[0] && ways.some((way) => way.queryScope === scope && serves(way, first)),
      )
    )
      return true;
  }
  // After the needed fields an index may have only the summed ones.
  return indexes.some(
    ({ collectionGroup, queryScope, fields: held }) =>
      collectionGroup === collection &&
      queryScope === scope &&
      fields.every((field, place) => held[place]?.fieldPath === field[0] && serves(held[place], field)) &&
      held.slice(fields.length).every(({ fieldPath }) => summed.includes(fieldPath)) &&
      summed.every((field) => held.some(({ fieldPath }) => fieldPath === field)),
  );
};

export const missingIndex = (file: IndexFile, query: StructuredQuery, summed: readonly string[] = []): Refusal | null => {
  const need = neededBy(query);
  if (!need || isThere(file, need, summed)) return null;
  const fields = [...need.fields.map(([field, mode]) => `${field} ${mode}`), ...summed.map((field) => `sum of ${field}`)].join(', ');
  return refusal(
    'missing-index',
    status.FAILED_PRECONDITION,
    `The query requires an index: ${need.collection} (${need.scope}): ${fields}.`,
  );
};
