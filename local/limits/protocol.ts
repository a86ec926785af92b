import { createRequire } from 'node:module';

/** A value of the protocol: exactly one field is set. */
export type WireValue = {
  readonly integerValue?: string | number | { toString(): string };
  readonly timestampValue?: object;
  readonly mapValue?: { readonly fields?: Readonly<Record<string, WireValue>> | null };
  readonly arrayValue?: { readonly values?: readonly WireValue[] | null };
};
export type WireDocument = { readonly name: string; readonly fields?: Readonly<Record<string, WireValue>> | null };
export type WireWrite = {
  readonly update?: WireDocument | null;
  readonly delete?: string | null;
  readonly updateTransforms?: readonly object[] | null;
  readonly currentDocument?: { readonly exists?: boolean | null; readonly updateTime?: object | null } | null;
};
/** The fields of a commit that the limits check. */
export type CommitRequest = { readonly writes?: readonly WireWrite[] | null; readonly transaction?: Uint8Array };

type Filter = {
  readonly compositeFilter?: { readonly filters?: readonly Filter[] | null } | null;
  readonly fieldFilter?: { readonly field?: { readonly fieldPath?: string | null } | null; readonly op?: string } | null;
  readonly unaryFilter?: { readonly field?: { readonly fieldPath?: string | null } | null; readonly op?: string } | null;
};
/** The fields of a query that decide its index. */
export type StructuredQuery = {
  readonly from?: readonly { readonly collectionId?: string | null; readonly allDescendants?: boolean | null }[] | null;
  readonly where?: Filter | null;
  readonly orderBy?: readonly { readonly field?: { readonly fieldPath?: string | null } | null; readonly direction?: string }[] | null;
};
export type QueryRequest = { readonly structuredQuery?: StructuredQuery | null };
/** An aggregation request: count, sum or average. */
export type AggregationRequest = {
  readonly structuredAggregationQuery?: {
    readonly structuredQuery?: StructuredQuery | null;
    readonly aggregations?: readonly Readonly<Record<'sum' | 'avg', { readonly field?: { readonly fieldPath?: string } } | null>>[] | null;
  } | null;
};

type Codec<Message> = {
  decode(bytes: Uint8Array): object;
  toObject(message: object, options: { readonly enums: StringConstructor; readonly oneofs?: boolean }): Message;
};
type Codecs = {
  readonly CommitRequest: Codec<CommitRequest>;
  readonly RunQueryRequest: Codec<QueryRequest>;
  readonly RunAggregationQueryRequest: Codec<AggregationRequest>;
  readonly Document: { encode(document: object): { finish(): Uint8Array } };
};

const ofSdk = createRequire(createRequire(import.meta.url).resolve('@google-cloud/firestore'));
/** The codecs of the SDK, so that both sides use one description. */
export const codecs = (ofSdk('../protos/firestore_v1_proto_api.js') as { google: { firestore: { v1: Codecs } } }).google.firestore.v1;

/** Decodes a message into plain objects, with names for enum values. */
export const decode = <Message>(codec: Codec<Message>, bytes: Uint8Array): Message =>
  codec.toObject(codec.decode(bytes), { enums: String });

const DOCUMENTS = '/documents/';
/** The path of a document below the database. */
export const pathOf = (name: string): string => name.slice(name.indexOf(DOCUMENTS) + DOCUMENTS.length);
/** The id of a document's collection: `jobs/a/offers/b` gives `offers`. */
export const collectionOf = (name: string): string => name.split('/').at(-2) ?? '';
