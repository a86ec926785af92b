import type { z } from 'zod';
import { isLocal } from '../platform/environment.ts';
import { reportError } from '../platform/reportError.ts';
import type { Query, QueryDocumentSnapshot } from './firestore.ts';
import type { FirestoreClient } from './firestoreLite.ts';

/** The documents that a screen reads, as plain data for the query key. */
export type Selection = {
  readonly collection: string;
  readonly parent?: string;
  /** Collection group: all collections of this id (offers of all jobs). */
  readonly group?: boolean;
  readonly where: ReadonlyArray<
    readonly [
      field: string,
      operator: '==' | 'in' | '>=' | '<=' | 'array-contains',
      value: string | number | boolean | null | readonly string[],
    ]
  >;
  readonly orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** The second field of the order. The index of a sum has the summed field at its end. */
  readonly thenBy?: string;
  readonly limit: number;
  /** Page size after the first page, if not `limit`: a short first page appears sooner. */
  readonly later?: number;
};

/** The most values of an `in` filter. */
export const IN_VALUES = 30;

/** A selection with too many values, as several selections. */
export const chunksOf = (selection: Selection): readonly Selection[] => {
  const values = selection.where.find(([, operator]) => operator === 'in')?.[2];
  if (!Array.isArray(values) || values.length <= IN_VALUES) return [selection];
  return Array.from({ length: Math.ceil(values.length / IN_VALUES) }, (_, at) => ({
    ...selection,
    where: selection.where.map(([field, operator, value]) =>
      operator === 'in'
        ? ([field, operator, values.slice(at * IN_VALUES, (at + 1) * IN_VALUES)] as const)
        : ([field, operator, value] as const),
    ),
  }));
};

/** The start of a page: after a document, or at a value of the ordering field. */
export type Cursor = { readonly after: QueryDocumentSnapshot } | { readonly from: number };

/** A read in the performance timeline: its target, and the most documents that it may read. */
export type NotedRead = { readonly of: string; readonly atMost: number };

const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((part, index) => (index % 2 === 0 ? part : '*'))
    .join('/');

const pathOf = ({ parent, collection }: Selection): string => (parent ? `${parent}/${collection}` : collection);

/**
 * Adds a mark `read` to the performance timeline, on local builds only: for developers, and for the
 * tests of docs/reads.md. A read that repeats with the time is a mark `refresh`.
 */
export const noteRead = (what: string | Selection, mark: 'read' | 'refresh' = 'read'): void => {
  if (!isLocal) return;
  const detail: NotedRead =
    typeof what === 'string' ? { of: withoutIds(what), atMost: 1 } : { of: withoutIds(pathOf(what)), atMost: what.limit };
  performance.mark(mark, { detail });
};

export const plainQueryOf = (client: FirestoreClient, selection: Selection, cursor?: Cursor): Query => {
  const { collection, collectionGroup, database, limit, orderBy, query, startAfter, startAt, where } = client;
  return query(
    (selection.group ? collectionGroup : collection)(database, pathOf(selection)),
    ...selection.where.map(([field, operator, value]) => where(field, operator, value)),
    ...(selection.orderBy ? [orderBy(...selection.orderBy)] : []),
    ...(selection.thenBy ? [orderBy(selection.thenBy, 'asc')] : []),
    ...(cursor ? ['after' in cursor ? startAfter(cursor.after) : startAt(cursor.from)] : []),
    limit(selection.limit),
  );
};

/** The same for a read of its documents, which is noted. */
export const queryOf: typeof plainQueryOf = (client, selection, cursor) => {
  noteRead(selection);
  return plainQueryOf(client, selection, cursor);
};

/** The invalid fields, without their values. */
const faultsOf = ({ issues }: z.ZodError): string => issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ');

/** Reports and leaves out misfits, so that one bad row does not empty a list. */
export const parseRows = <Row>(schema: z.ZodType<Row>, documents: readonly QueryDocumentSnapshot[]): Row[] =>
  documents.flatMap((document) => {
    const parsed = schema.safeParse(document.data());
    if (parsed.success) return [parsed.data];
    reportError(new Error(`a document of ${document.ref.parent.id} does not fit its schema: ${faultsOf(parsed.error)}`));
    return [];
  });
