import { protos } from '@google-cloud/firestore-api';
import { Timestamp } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import type { BulkWrite, Found } from './bulk.ts';

const { CommitRequest, RunQueryResponse } = protos.google.firestore.v1;
type Value = protos.google.firestore.v1.IValue;
type Fields = Readonly<Record<string, Value>>;
type Write = protos.google.firestore.v1.IWrite;

const numberAsValue = (value: number): Value =>
  Number.isSafeInteger(value) && !Object.is(value, -0) ? { integerValue: value } : { doubleValue: value };

const isMap = (value: unknown): value is ReadModel =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const asValue = (value: unknown): Value => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return numberAsValue(value);
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value === null) return { nullValue: protos.google.protobuf.NullValue.NULL_VALUE };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(asValue) } };
  if (value instanceof Uint8Array) return { bytesValue: value };
  if (isMap(value)) return { mapValue: { fields: asFields(value) } };
  throw new Error(`a value cannot be stored: ${typeof value}`);
};

/** Fields as the service takes them. One that is undefined is left out. */
const asFields = (fields: ReadModel): Fields => {
  const values: Record<string, Value> = {};
  for (const field in fields) if (fields[field] !== undefined) values[field] = asValue(fields[field]);
  return values;
};

const timeOf = ({ seconds, nanos }: protos.google.protobuf.ITimestamp): Timestamp => new Timestamp(Number(seconds ?? 0), nanos ?? 0);

const readValue = (stored: protos.google.firestore.v1.Value): unknown => {
  switch (stored.valueType) {
    case 'stringValue':
    case 'booleanValue':
    case 'doubleValue':
      return stored[stored.valueType];
    case 'integerValue':
      return Number(stored.integerValue);
    case 'nullValue':
      return null;
    case 'arrayValue':
      return (stored.arrayValue?.values ?? []).map((item) => readValue(item as protos.google.firestore.v1.Value));
    case 'mapValue':
      return fieldsOf(stored.mapValue?.fields ?? {});
    case 'bytesValue':
      return Buffer.from(stored.bytesValue as Uint8Array);
    case 'timestampValue':
      return timeOf(stored.timestampValue ?? {});
    default:
      throw new Error(`a stored value is of a type that the product does not use: ${stored.valueType}`);
  }
};

const fieldsOf = (stored: Fields): ReadModel => {
  const fields: ReadModel = {};
  for (const field in stored) fields[field] = readValue(stored[field] as protos.google.firestore.v1.Value);
  return fields;
};

/** The name of a field in a mask. Others than plain ones need quotes. */
const maskOf = (field: string): string =>
  /^[a-zA-Z_]\w*$/.test(field) ? field : `\`${field.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;

const asWrite = (root: string, write: BulkWrite): Write => {
  const name = `${root}/${write.path}`;
  if (write.kind === 'create') return { update: { name, fields: asFields(write.document) }, currentDocument: { exists: false } };
  const { seconds, nanoseconds: nanos } = write.lastUpdateTime;
  const currentDocument = { updateTime: { seconds, nanos } };
  if (write.kind === 'delete') return { delete: name, currentDocument };
  const fieldPaths = Object.keys(write.fields).map(maskOf);
  return { update: { name, fields: asFields(write.fields) }, updateMask: { fieldPaths }, currentDocument };
};

/** A CommitRequest. `database`: projects/P/databases/D. */
export const commitRequest = (database: string, writes: readonly BulkWrite[]): Buffer => {
  const root = `${database}/documents`;
  return Buffer.from(CommitRequest.encode({ database, writes: writes.map((write) => asWrite(root, write)) }).finish());
};

/** The document in a RunQueryResponse; null if it tells only of the progress. */
export const documentIn = (database: string, response: Buffer): Found | null => {
  const { document } = RunQueryResponse.decode(response);
  if (!document) return null;
  const { name, fields, updateTime } = document;
  if (!name || !updateTime) throw new Error('a document without name or time');
  return { path: name.slice(database.length + '/documents/'.length), data: fieldsOf(fields ?? {}), updateTime: timeOf(updateTime) };
};
