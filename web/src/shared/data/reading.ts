import type { z } from 'zod';
import { isLocal } from './environment.ts';
import type { FirestoreClient, Query, QueryDocumentSnapshot } from './firestore.ts';
import { reportError } from './reportError.ts';

/** Which documents a screen wants: plain data, so that it can be part of a query key. */
export type Selection = {
  readonly collection: string;
  /** The document under which the collection lies. */
  readonly parent?: string;
  /** Every collection of that name, wherever it hangs (offers of all jobs). */
  readonly group?: boolean;
  readonly where: ReadonlyArray<
    readonly [field: string, operator: '==' | 'in' | '>=' | '<=', value: string | number | boolean | null | readonly string[]]
  >;
  readonly orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  readonly limit: number;
  /**
   * How many documents the pages after the first have, where that is not `limit`: the first is on a
   * screen sooner if it is short.
   */
  readonly later?: number;
};

/** Where a page begins: after a document, or at a value of the ordering field. */
export type Cursor = { readonly after: QueryDocumentSnapshot } | { readonly from: number };

/**
 * One read as the page's performance timeline shows it: what was asked for, and how many documents
 * it may cost at most.
 */
export type NotedRead = { readonly of: string; readonly atMost: number };

/** Document ids are no part of what a read is. */
const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((part, index) => (index % 2 === 0 ? part : '*'))
    .join('/');

const pathOf = ({ parent, collection }: Selection): string => (parent ? `${parent}/${collection}` : collection);

/**
 * Puts a read on the performance timeline (marks named `read`), on local builds only: a developer
 * sees there what a page costs, and the tests hold every screen to docs/reads.md.
 */
export const noteRead = (what: string | Selection): void => {
  if (!isLocal) return;
  const detail: NotedRead =
    typeof what === 'string' ? { of: withoutIds(what), atMost: 1 } : { of: withoutIds(pathOf(what)), atMost: what.limit };
  performance.mark('read', { detail });
};

/** A selection as a Firestore query. */
export const plainQueryOf = (client: FirestoreClient, selection: Selection, cursor?: Cursor): Query => {
  const { collection, collectionGroup, database, limit, orderBy, query, startAfter, startAt, where } = client;
  return query(
    (selection.group ? collectionGroup : collection)(database, pathOf(selection)),
    ...selection.where.map(([field, operator, value]) => where(field, operator, value)),
    ...(selection.orderBy ? [orderBy(...selection.orderBy)] : []),
    ...(cursor ? ['after' in cursor ? startAfter(cursor.after) : startAt(cursor.from)] : []),
    limit(selection.limit),
  );
};

/** The same for a read of its documents, which is noted. */
export const queryOf: typeof plainQueryOf = (client, selection, cursor) => {
  noteRead(selection);
  return plainQueryOf(client, selection, cursor);
};

/** Which fields are at fault, without what stands in them. */
const faultsOf = ({ issues }: z.ZodError): string => issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ');

/**
 * A document that does not fit its schema is left out and reported: one bad row must not empty a
 * list.
 */
export const parseRows = <Row>(schema: z.ZodType<Row>, documents: readonly QueryDocumentSnapshot[]): Row[] =>
  documents.flatMap((document) => {
    const parsed = schema.safeParse(document.data());
    if (parsed.success) return [parsed.data];
    reportError(new Error(`a document of ${document.ref.parent.id} does not fit its schema: ${faultsOf(parsed.error)}`));
    return [];
  });
