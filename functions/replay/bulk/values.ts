import { Timestamp } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import { type Backwards, type Cursor, signedAt, skip, varintAt } from './bytes.ts';

// google.firestore.v1.Value. A tag is the number of the field times 8, plus the kind of the part.

const BOOLEAN = 8;
const INTEGER = 16;
const DOUBLE = 25;
const MAP = 50;
const LIST = 74;
const TIMESTAMP = 82;
const NULL = 88;
const TEXT = 138;
const BYTES = 146;

const ENTRY = 10;
const ENTRY_KEY = 10;
const ENTRY_VALUE = 18;
const ITEM = 10;
const SECONDS = 8;
const NANOS = 16;

/** Puts a part with its length and tag before what is there. `from`: the size without the part. */
export const closePart = (to: Backwards, tag: number, from: number): void => {
  to.varint(to.size() - from);
  to.varint(tag);
};

/** Writes a text as a part. */
export const putText = (to: Backwards, tag: number, text: string): void => {
  const from = to.size();
  to.text(text);
  closePart(to, tag, from);
};

const isNegativeZero = (value: number): boolean => value === 0 && 1 / value < 0;

const putNumber = (to: Backwards, value: number): void => {
  if (Number.isSafeInteger(value) && !isNegativeZero(value)) {
    to.varint(value);
    to.varint(INTEGER);
  } else {
    to.double(value);
    to.varint(DOUBLE);
  }
};

const putValue = (to: Backwards, value: unknown): void => {
  if (typeof value === 'string') putText(to, TEXT, value);
  else if (typeof value === 'number') putNumber(to, value);
  else if (typeof value === 'boolean' || value === null) {
    to.varint(value ? 1 : 0);
    to.varint(value === null ? NULL : BOOLEAN);
  } else putPart(to, value);
};

const putPart = (to: Backwards, value: unknown): void => {
  const from = to.size();
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index--) {
      const item = to.size();
      putValue(to, value[index]);
      closePart(to, ITEM, item);
    }
    closePart(to, LIST, from);
  } else if (value instanceof Uint8Array) {
    to.bytes(value);
    closePart(to, BYTES, from);
  } else if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    putFields(to, ENTRY, value as ReadModel);
    closePart(to, MAP, from);
  } else throw new Error(`a value cannot be stored: ${typeof value}`);
};

/** Writes the fields of a map, or of a document, with a tag. One that is undefined is left out. */
export const putFields = (to: Backwards, tag: number, fields: ReadModel): void => {
  for (const field in fields) {
    const value = fields[field];
    if (value === undefined) continue;
    const entry = to.size();
    putValue(to, value);
    closePart(to, ENTRY_VALUE, entry);
    putText(to, ENTRY_KEY, field);
    closePart(to, tag, entry);
  }
};

/** Writes a point in time as a part. */
export const putTimestamp = (to: Backwards, tag: number, { seconds, nanoseconds }: Timestamp): void => {
  const from = to.size();
  to.varint(nanoseconds);
  to.varint(NANOS);
  to.varint(seconds);
  to.varint(SECONDS);
  closePart(to, tag, from);
};

/** The end of the part that begins here. */
export const endOfPart = (cursor: Cursor): number => {
  const length = varintAt(cursor);
  const end = cursor.at + length;
  if (end > cursor.bytes.length) throw new Error('the message ends within a part');
  return end;
};

/** Reads a text. */
export const takeText = (cursor: Cursor): string => {
  const end = endOfPart(cursor);
  const text = cursor.bytes.toString('utf8', cursor.at, end);
  cursor.at = end;
  return text;
};

/** Reads a point in time. */
export const takeTimestamp = (cursor: Cursor): Timestamp => {
  let [seconds, nanoseconds] = [0, 0];
  for (const end = endOfPart(cursor); cursor.at < end; ) {
    const tag = varintAt(cursor);
    if (tag === SECONDS) seconds = signedAt(cursor);
    else if (tag === NANOS) nanoseconds = signedAt(cursor);
    else skip(cursor, tag);
  }
  return new Timestamp(seconds, nanoseconds);
};

const takeDouble = (cursor: Cursor): number => {
  const value = cursor.bytes.readDoubleLE(cursor.at);
  cursor.at += 8;
  return value;
};

const takeBytes = (cursor: Cursor): Buffer => {
  const end = endOfPart(cursor);
  const bytes = Buffer.from(cursor.bytes.subarray(cursor.at, end));
  cursor.at = end;
  return bytes;
};

const takeList = (cursor: Cursor): unknown[] => {
  const items: unknown[] = [];
  for (const end = endOfPart(cursor); cursor.at < end; ) {
    const tag = varintAt(cursor);
    if (tag === ITEM) items.push(takeValue(cursor));
    else skip(cursor, tag);
  }
  return items;
};

const takeMap = (cursor: Cursor): ReadModel => {
  const fields: ReadModel = {};
  for (const end = endOfPart(cursor); cursor.at < end; ) {
    const tag = varintAt(cursor);
    if (tag === ENTRY) takeEntry(cursor, fields);
    else skip(cursor, tag);
  }
  return fields;
};

const takeValue = (cursor: Cursor): unknown => {
  let value: unknown = null;
  for (const end = endOfPart(cursor); cursor.at < end; ) value = takeKnown(cursor, varintAt(cursor));
  return value;
};

const takeKnown = (cursor: Cursor, tag: number): unknown => {
  switch (tag) {
    case TEXT:
      return takeText(cursor);
    case INTEGER:
      return signedAt(cursor);
    case MAP:
      return takeMap(cursor);
    case NULL:
      varintAt(cursor);
      return null;
    case BOOLEAN:
      return varintAt(cursor) === 1;
    case LIST:
      return takeList(cursor);
    case DOUBLE:
      return takeDouble(cursor);
    case BYTES:
      return takeBytes(cursor);
    case TIMESTAMP:
      return takeTimestamp(cursor);
    default:
      throw new Error(`a stored value is of a type that the product does not use (tag ${tag})`);
  }
};

/** Reads one field of a map, or of a document, into `fields`. */
export const takeEntry = (cursor: Cursor, fields: ReadModel): void => {
  let key = '';
  let value: unknown = null;
  for (const end = endOfPart(cursor); cursor.at < end; ) {
    const tag = varintAt(cursor);
    if (tag === ENTRY_KEY) key = takeText(cursor);
    else if (tag === ENTRY_VALUE) value = takeValue(cursor);
    else skip(cursor, tag);
  }
  fields[key] = value;
};
