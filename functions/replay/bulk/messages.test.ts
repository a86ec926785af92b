import { protos } from '@google-cloud/firestore-api';
import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import type { ReadModel } from '#projections/kernel/projector.ts';
import type { BulkWrite } from './bulk.ts';
import { commitRequest, documentIn } from './messages.ts';

const { CommitRequest, RunQueryResponse } = protos.google.firestore.v1;

const database = 'projects/demo/databases/(default)';
const at = new Timestamp(1_795_352_902, 935_000_000);

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii', maxLength: 200, size: 'max' }));
const number = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true }), fc.constantFrom(0, -0, 2 ** 53, -(2 ** 53)));
const { document } = fc.letrec<{ value: unknown; document: ReadModel }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    number,
    text,
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('document'),
  ),
  // The database keeps names with two underscores on both sides to itself.
  document: fc.dictionary(
    text.filter((name) => name !== '__proto__'),
    tie('value'),
    { maxKeys: 6, noNullPrototype: true },
  ),
}));

/** The fields of a document as the service's own library decodes what we wrote. */
const writtenAs = (write: BulkWrite) => {
  const decoded = CommitRequest.decode(commitRequest(database, [write]));
  expect(decoded.database).toBe(database);
  expect(decoded.writes).toHaveLength(1);
  return decoded.writes[0] as protos.google.firestore.v1.IWrite;
};

/** The same document in an answer to a query. */
const answered = (fields: protos.google.firestore.v1.IDocument['fields'], path: string): Buffer => {
  const updateTime = { seconds: at.seconds, nanos: at.nanoseconds };
  const answer = { document: { name: `${database}/documents/${path}`, fields, createTime: updateTime, updateTime } };
  return Buffer.from(RunQueryResponse.encode(RunQueryResponse.fromObject(answer)).finish());
};

describe('a document', () => {
  test('of any content is read from the message that it was written in', () =>
    fc.assert(
      fc.property(document, text, (content, id) => {
        const path = `jobs/${id}`;
        const { update, currentDocument, updateMask } = writtenAs({ kind: 'create', path, document: content });
        expect(update?.name).toBe(`${database}/documents/${path}`);
        expect([currentDocument?.exists, updateMask]).toEqual([false, null]);
        expect(documentIn(database, answered(update?.fields, path))).toEqual({ path, data: content, updateTime: at });
      }),
      { numRuns: runs(300) },
    ));

  test('has the types of the SDK: whole numbers, others, bytes and points in time', () => {
    const content = { whole: -3, large: 2 ** 53, zero: -0, half: 0.5, none: null, yes: true, word: '配役', list: [], map: {} };
    const { update } = writtenAs({ kind: 'create', path: 'a/b', document: content });
    const kinds = Object.fromEntries(Object.entries(update?.fields ?? {}).map(([field, value]) => [field, Object.keys(value)[0]]));
    expect(kinds).toEqual({
      whole: 'integerValue',
      large: 'doubleValue',
      zero: 'doubleValue',
      half: 'doubleValue',
      none: 'nullValue',
      yes: 'booleanValue',
      word: 'stringValue',
      list: 'arrayValue',
      map: 'mapValue',
    });
    const stored = { time: { timestampValue: { seconds: 5, nanos: 7 } } };
    expect(documentIn(database, answered(stored, 'a/b'))?.data).toEqual({ time: new Timestamp(5, 7) });
  });

  test('with a value that the product does not store is refused in both directions', () => {
    for (const foreign of [new Date(), undefined, () => 1])
      expect(() => commitRequest(database, [{ kind: 'create', path: 'a/b', document: { list: [foreign] } }])).toThrow('cannot be stored');
    const place = { place: { geoPointValue: { latitude: 1, longitude: 2 } } };
    expect(() => documentIn(database, answered(place, 'a/b'))).toThrow('a type that the product does not use');
  });
});

describe('a correction', () => {
  test('changes and removes single fields of the document that was read', () => {
    const fields = { fee: 1, 'a.b': 'odd', gone: undefined };
    const { update, updateMask, currentDocument } = writtenAs({ kind: 'update', path: 'a/b', fields, lastUpdateTime: at });
    expect(new Set(updateMask?.fieldPaths)).toEqual(new Set(['fee', '`a.b`', 'gone']));
    expect(Object.keys(update?.fields ?? {}).sort()).toEqual(['a.b', 'fee']);
    expect(Number(currentDocument?.updateTime?.seconds)).toBe(at.seconds);
    expect(currentDocument?.updateTime?.nanos).toBe(at.nanoseconds);
  });

  test('deletes the document that was read', () => {
    const { delete: name, currentDocument } = writtenAs({ kind: 'delete', path: 'a/b', lastUpdateTime: at });
    expect(name).toBe(`${database}/documents/a/b`);
    expect(Number(currentDocument?.updateTime?.seconds)).toBe(at.seconds);
  });
});

test('an answer without a document, and one with fields of a later version', () => {
  const readTime = { seconds: 5, nanos: 0 };
  expect(documentIn(database, Buffer.from(RunQueryResponse.encode({ readTime }).finish()))).toBeNull();
  // Field 99 as a text, 98 as eight bytes, 97 as four and 96 as a number.
  const later = Buffer.from([154, 6, 2, 104, 105, 145, 6, 1, 2, 3, 4, 5, 6, 7, 8, 141, 6, 1, 2, 3, 4, 128, 6, 150, 1]);
  expect(documentIn(database, Buffer.concat([later, answered({ a: { integerValue: 4 } }, 'a/b')]))?.data).toEqual({ a: 4 });
});

test('a message that was cut off is refused', () => {
  const whole = answered({ a: { stringValue: 'a word' } }, 'a/b');
  for (let length = 1; length < whole.length; length++) expect(() => documentIn(database, whole.subarray(0, length))).toThrow();
});
