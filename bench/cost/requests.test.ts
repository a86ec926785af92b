import { describe, expect, test } from 'vitest';
import { nameOf, readsOf, writesOf } from './requests.ts';

const name = (path: string) => `projects/demo/databases/(default)/documents/${path}`;

describe('a commit', () => {
  test('counts writes and deletes separately', () => {
    const writes = [{ update: { name: name('jobs/1'), fields: {} } }, { delete: name('deadlines/1') }];
    expect(writesOf({ writes })).toEqual({ writes: ['jobs/1'], deletes: ['deadlines/1'], expiring: [] });
  });

  test('counts one expiry, also if the document is written again', () => {
    const update = { name: name('receipts/1'), fields: { expireAt: {} } };
    expect(writesOf({ writes: [{ update, currentDocument: { exists: false } }] }).expiring).toEqual(['receipts/1']);
    expect(writesOf({ writes: [{ update }] }).expiring).toEqual([]);
  });
});

describe('the billed reads of a response', () => {
  test.each([
    ['a document that was found', { found: { name: name('jobs/1') } }, ['jobs/1']],
    ['a document that is missing', { missing: name('jobs/2') }, ['jobs/2']],
    ['a document of a query', { document: { name: name('jobs/3') } }, ['jobs/3']],
    ['the end of a query', {}, []],
    ['a count of nothing', { result: { aggregateFields: { all: { integerValue: '0' } } } }, ['(count)']],
    ['a count of 1,001', { result: { aggregateFields: { all: { integerValue: '1001' } } } }, ['(count)', '(count)']],
  ])('%s', (_, response, reads) => {
    expect(readsOf(response)).toEqual(reads);
  });
});

test('an empty id is not a transaction', () => {
  expect(nameOf(undefined)).toBeNull();
  expect(nameOf(new Uint8Array())).toBeNull();
  expect(nameOf(new Uint8Array([1]))).toBe('AQ==');
});
