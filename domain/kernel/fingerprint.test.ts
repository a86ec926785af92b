import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { canonicalJson, fingerprint } from './fingerprint.ts';

/** The same value with the keys of every object in reverse order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reversed(field)]),
  );
};

const json = fc.jsonValue({ noUnicodeString: false }).filter((value) => !JSON.stringify(value).includes('"__proto__"'));

describe('canonical JSON', () => {
  test('sorts keys at every depth and leaves out what is undefined', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, { f: null, e: 'え' }], c: undefined } })).toBe('{"a":{"d":[2,{"e":"え","f":null}]},"b":1}');
  });
  test('of nothing is null', () => {
    expect(canonicalJson(undefined)).toBe('null');
    expect(canonicalJson([undefined, null])).toBe('[null,null]');
  });
  test('is the same for any order of keys, and parses to the same value', () =>
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: runs(200) },
    ));
});

describe('a fingerprint', () => {
  test('is an integer that JSON and Firestore store exactly', () =>
    fc.assert(
      fc.property(json, (value) => {
        expect(Number.isSafeInteger(fingerprint(value))).toBe(true);
        expect(fingerprint(value)).toBeGreaterThanOrEqual(0);
        expect(fingerprint(reversed(value))).toBe(fingerprint(value));
      }),
      { numRuns: runs(200) },
    ));
  test('detects small changes', () => {
    const values = Array.from({ length: 5_000 }, (_, index) => fingerprint({ name: `山田 花子${index}` }));
    expect(new Set(values).size).toBe(5_000);
  });
  test('equals the value in older snapshots', () => {
    expect(fingerprint({ name: '山田 花子', prefecture: 13 })).toBe(fingerprint({ prefecture: 13, name: '山田 花子' }));
    expect(fingerprint('')).toBe(371057489730039);
  });
});
