import { status } from '@grpc/grpc-js';
import { describe, expect, test } from 'vitest';
import type { IndexFile } from '#functions/deployment/indexFile.ts';
import { fates, noLimitFaults } from './faults.ts';
import type { CommitRequest } from './protocol.ts';
import { documentSizeFault, requestSizeFault, sizeLimits } from './refusal.ts';
import { WRITES_PER_SECOND, writeRates } from './writeRates.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const order = 'ASCENDING';
const write = (path: string, fields: Readonly<Record<string, object>>) => ({
  update: { name: `projects/p/databases/(default)/documents/${path}`, fields },
});

describe('sizes', () => {
  test('a request up to 10 MiB passes, one byte more is refused', () => {
    expect(requestSizeFault(Buffer.alloc(sizeLimits.request))).toBeNull();
    expect(requestSizeFault(Buffer.alloc(sizeLimits.request + 1))).toMatchObject({ limit: 'request-size', code: status.INVALID_ARGUMENT });
  });
  test('a document above 1 MiB is refused by name', () => {
    const of = (length: number): CommitRequest => ({ writes: [write('jobs/a', { text: { stringValue: 'x'.repeat(length) } })] });
    expect(documentSizeFault(of(sizeLimits.document - 200))).toBeNull();
    expect(documentSizeFault(of(sizeLimits.document))?.details).toContain("'jobs/a'");
  });
  test('more than 500 transforms of a document are refused', () => {
    const of = (length: number): CommitRequest => ({
      writes: [{ ...write('jobs/a', {}), updateTransforms: Array.from({ length }, () => ({})) }],
    });
    expect(documentSizeFault(of(sizeLimits.transforms))).toBeNull();
    expect(documentSizeFault(of(sizeLimits.transforms + 1))).toMatchObject({ limit: 'transforms' });
  });
});

describe('writes at the growing end of an index', () => {
  const field = (fieldPath: string) => ({ fieldPath, order }) as const;
  const file: IndexFile = {
    indexes: [{ collectionGroup: 'progress', queryScope: 'COLLECTION', fields: [field('bucket'), field('owedSince')] }],
    fieldOverrides: [{ collectionGroup: 'outbox', fieldPath: 'createdAt', indexes: [{ order, queryScope: 'COLLECTION' }] }],
  };
  const commitOf = (collection: string, count: number, fields: (place: number) => Readonly<Record<string, object>>): CommitRequest => ({
    writes: Array.from({ length: count }, (_, place) => write(`${collection}/${place}`, fields(place))),
  });
  const atNow = (place: number) => ({ createdAt: { integerValue: String(NOW + place) } });

  test(`write ${WRITES_PER_SECOND + 1} in a second is refused, and the next second starts at zero`, () => {
    const rates = writeRates(file);
    expect(rates(commitOf('outbox', WRITES_PER_SECOND, atNow), NOW)).toBeNull();
    expect(rates(commitOf('outbox', 1, atNow), NOW)).toMatchObject({ limit: 'write-rate', code: status.RESOURCE_EXHAUSTED });
    expect(rates(commitOf('outbox', 1, atNow), NOW + 1_000)).toBeNull();
  });
  test('fields before the time field in the index spread the writes', () => {
    const spread = (place: number) => ({ bucket: { integerValue: String(place % 8) }, owedSince: { integerValue: String(NOW) } });
    expect(writeRates(file)(commitOf('progress', WRITES_PER_SECOND * 4, spread), NOW)).toBeNull();
    const same = () => ({ bucket: { integerValue: '1' }, owedSince: { integerValue: String(NOW) } });
    expect(writeRates(file)(commitOf('progress', WRITES_PER_SECOND + 1, same), NOW)).toMatchObject({ limit: 'write-rate' });
  });
  test('a number that is not a current time, and a field without an index, are not counted', () => {
    const small = (place: number) => ({ createdAt: { integerValue: String(place) }, at: { timestampValue: {} } });
    expect(writeRates(file)(commitOf('outbox', WRITES_PER_SECOND * 2, small), NOW)).toBeNull();
  });
});

describe('faults', () => {
  const drawn = (seed: number) => {
    const next = fates({ seed, loseAnswer: 0.3, abort: 0.2, exhaust: 0.1 });
    return Array.from({ length: 1_000 }, () => {
      const { before, after } = next();
      return before?.limit ?? after?.limit ?? 'none';
    });
  };
  test('the same seed gives the same faults in the requested shares, another seed gives others', () => {
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    const share = (limit: string) => drawn(7).filter((each) => each === limit).length / 1_000;
    expect(share('aborted')).toBeCloseTo(0.2, 1);
    expect(share('exhausted')).toBeCloseTo(0.08, 1);
    expect(share('lost-answer')).toBeCloseTo(0.22, 1);
  });
  test('without settings nothing happens', () => {
    const next = fates(noLimitFaults);
    expect(Array.from({ length: 100 }, next).every(({ before, after }) => !before && !after)).toBe(true);
  });
});
