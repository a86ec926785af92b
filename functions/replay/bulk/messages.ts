import type { Timestamp } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import type { BulkWrite, Found } from './bulk.ts';
import { type Backwards, backwards, type Cursor, skip, varintAt } from './bytes.ts';
import { closePart, endOfPart, putFields, putText, putTimestamp, takeEntry, takeText, takeTimestamp } from './values.ts';

// google.firestore.v1: CommitRequest, Write, Document, RunQueryResponse.

const DATABASE = 10;
const WRITE = 18;

const UPDATE = 10;
const DELETE = 18;
const MASK = 26;
const CONDITION = 34;

const MASK_FIELD = 10;
const EXISTS = 8;
const UPDATED_AT = 18;

const NAME = 10;
const FIELD = 18;
const UPDATE_TIME = 34;

const DOCUMENT = 10;

/** The name of a field in a mask. Others than plain ones need quotes. */
const maskOf = (field: string): string =>
  /^[a-zA-Z_]\w*$/.test(field) ? field : `\`${field.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;

const putDocument = (to: Backwards, name: string, fields: ReadModel): void => {
  const from = to.size();
  putFields(to, FIELD, fields);
  putText(to, NAME, name);
  closePart(to, UPDATE, from);
};

const putContent = (to: Backwards, name: string, write: BulkWrite): void => {
  if (write.kind === 'create') putDocument(to, name, write.document);
  else if (write.kind === 'delete') putText(to, DELETE, name);
  else {
    const mask = to.size();
    for (const field in write.fields) putText(to, MASK_FIELD, maskOf(field));
    closePart(to, MASK, mask);
    putDocument(to, name, write.fields);
  }
};

const putCondition = (to: Backwards, write: BulkWrite): void => {
  const from = to.size();
  if (write.kind === 'create') {
    to.varint(0);
    to.varint(EXISTS);
  } else putTimestamp(to, UPDATED_AT, write.lastUpdateTime);
  closePart(to, CONDITION, from);
};

/** A CommitRequest. `database`: projects/P/databases/D. */
export const commitRequest = (database: string, writes: readonly BulkWrite[]): Buffer => {
  const to = backwards();
  for (let index = writes.length - 1; index >= 0; index--) {
    const write = writes[index] as BulkWrite;
    const from = to.size();
    putCondition(to, write);
    putContent(to, `${database}/documents/${write.path}`, write);
    closePart(to, WRITE, from);
  }
  putText(to, DATABASE, database);
  return to.done();
};

const takeDocument = (cursor: Cursor, prefix: number): Found => {
  const data: ReadModel = {};
  let path = '';
  let updateTime: Timestamp | undefined;
  for (const end = endOfPart(cursor); cursor.at < end; ) {
    const tag = varintAt(cursor);
    if (tag === FIELD) takeEntry(cursor, data);
    else if (tag === NAME) path = takeText(cursor).slice(prefix);
    else if (tag === UPDATE_TIME) updateTime = takeTimestamp(cursor);
    else skip(cursor, tag);
  }
  if (path === '' || !updateTime) throw new Error('a document without name or time');
  return { path, data, updateTime };
};

/** The document in a RunQueryResponse; null if it tells only of the progress. */
export const documentIn = (database: string, response: Buffer): Found | null => {
  const cursor = { bytes: response, at: 0 };
  let found: Found | null = null;
  while (cursor.at < response.length) {
    const tag = varintAt(cursor);
    if (tag === DOCUMENT) found = takeDocument(cursor, database.length + '/documents/'.length);
    else skip(cursor, tag);
  }
  return found;
};
