import type { z } from 'zod';
import type { FirestoreClient, Query, QueryDocumentSnapshot } from './firestore.ts';
import { noteRead } from './noteRead.ts';
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
  /** How many documents the pages after the first have, where that is not `limit`: the first is on a screen sooner if it is short. */
  readonly later?: number;
};

/** Turns a selection into a Firestore query, after a cursor if there is one; whoever asks for it reads it. */
export const queryOf = (client: FirestoreClient, selection: Selection, after?: QueryDocumentSnapshot): Query => {
  noteRead(selection);
  return plainQueryOf(client, selection, after);
};

/** The same for what reads no documents, or notes itself what it reads. */
export const plainQueryOf = (client: FirestoreClient, selection: Selection, after?: QueryDocumentSnapshot): Query => {
  const { collection, collectionGroup, database, limit, orderBy, query, startAfter, where } = client;
  const path = selection.parent ? `${selection.parent}/${selection.collection}` : selection.collection;
  const base = selection.group ? collectionGroup(database, path) : collection(database, path);
  return query(
    base,
    ...selection.where.map(([field, operator, value]) => where(field, operator, value)),
    ...(selection.orderBy ? [orderBy(...selection.orderBy)] : []),
    ...(after ? [startAfter(after)] : []),
    limit(selection.limit),
  );
};

/** Which fields are at fault, without what stands in them. */
const faultsOf = ({ issues }: z.ZodError): string => issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ');

/** A document that does not fit its schema is left out and reported: one bad row must not empty a list. */
export const parseRows = <Row>(schema: z.ZodType<Row>, documents: readonly QueryDocumentSnapshot[]): Row[] =>
  documents.flatMap((document) => {
    const parsed = schema.safeParse(document.data());
    if (parsed.success) return [parsed.data];
    reportError(new Error(`a document of ${document.ref.parent.id} does not fit its schema: ${faultsOf(parsed.error)}`));
    return [];
  });
