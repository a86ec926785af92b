import type { Operation } from './tally.ts';

/** The fields of Firestore's requests and responses that are billed. */
export type Request = {
  readonly transaction?: Uint8Array;
  readonly writes?: readonly Write[];
  readonly structuredQuery?: { readonly from?: readonly { readonly collectionId: string }[] };
};
type Write = {
  readonly delete?: string;
  readonly update?: { readonly name: string; readonly fields?: object | null };
  readonly currentDocument?: { readonly exists?: boolean } | null;
};
/** The fields of an answer that tell its reads. */
export type Response = {
  readonly transaction?: Uint8Array;
  readonly found?: { readonly name: string };
  readonly missing?: string;
  readonly document?: { readonly name: string } | null;
  readonly result?: { readonly aggregateFields: Readonly<Record<string, { readonly integerValue?: string }>> } | null;
};

const DOCUMENTS = '/documents/';
const pathOf = (name: string): string => name.slice(name.indexOf(DOCUMENTS) + DOCUMENTS.length);

/** A transaction's id as text; null outside of a transaction. */
export const nameOf = (transaction: Uint8Array | undefined): string | null =>
  transaction && transaction.length > 0 ? Buffer.from(transaction).toString('base64') : null;

/**
 * The writes and deletes of a commit. TTL policies in firestore.indexes.json use the field
 * `expireAt`.
 */
export const writesOf = ({ writes = [] }: Request): Pick<Operation, 'writes' | 'deletes' | 'expiring'> => {
  const updates = writes.flatMap(({ update, currentDocument }) =>
    update ? [{ ...update, isNew: currentDocument?.exists === false }] : [],
  );
  return {
    writes: updates.map(({ name }) => pathOf(name)),
    deletes: writes.flatMap((write) => (write.delete ? [pathOf(write.delete)] : [])),
    expiring: updates.flatMap(({ name, fields, isNew }) => (isNew && 'expireAt' in (fields ?? {}) ? [pathOf(name)] : [])),
  };
};

/** What a query without results is billed: one read. */
export const readOfNothing = ({ structuredQuery }: Request): string[] => [`(no ${structuredQuery?.from?.[0]?.collectionId})`];

/**
 * The billed reads of a response: a document, found or missing; a count costs one read per 1,000
 * entries.
 */
export const readsOf = ({ found, missing, document, result }: Response): string[] => {
  const name = found?.name || missing || document?.name;
  if (name) return [pathOf(name)];
  const counts = Object.values(result?.aggregateFields ?? {}).map(({ integerValue = '0' }) =>
    Math.max(1, Math.ceil(Number(integerValue) / 1000)),
  );
  return Array.from({ length: Math.max(0, ...counts) }, () => '(count)');
};
