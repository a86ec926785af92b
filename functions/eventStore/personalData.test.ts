import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { definitionOf, type EventType } from '#domain/registry.ts';
import { storedSamples } from '#domain/testing/storedSamples.ts';
import { decryptPersonal, encryptPersonal, hasPersonalData } from './personalData.ts';

const key = randomBytes(32);
const id = 'event-1';
const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((held, field) => (held as Record<string, unknown> | null)?.[field], data);
const stored = (type: string, data: Record<string, unknown>, eventId = id) => ({ id: eventId, type, data }) as EventEnvelope;

/** Newest stored form of every event with personal fields. */
const samples = storedSamples
  .filter((sample) => sample.schemaVersion === definitionOf(sample.type as EventType).schemaVersion && hasPersonalData(sample))
  .map(({ type, data }) => ({ type, data: data as Record<string, unknown>, paths: definitionOf(type as EventType).personalPaths }));

describe.each(samples)('$type', ({ type, data, paths }) => {
  const sealed = encryptPersonal(id, type, data, key);

  test('is stored with every personal value encrypted, whatever its kind', () => {
    for (const path of paths) {
      const expected = valueAt(data, path) === null ? null : expect.stringMatching(/^enc1:/);
      expect([path, valueAt(sealed, path)]).toEqual([path, expected]);
    }
  });
  test('reads as it was with the key, and as null without', () => {
    expect(decryptPersonal(stored(type, sealed), key)).toEqual(data);
    const erased = decryptPersonal(stored(type, sealed), null);
    for (const path of paths) expect([path, valueAt(erased, path)]).toEqual([path, null]);
  });
  test('keeps what is not personal as it is', () => {
    const personalFields = paths.map((path) => path.split('.')[0]);
    for (const [field, value] of Object.entries(data)) if (!personalFields.includes(field)) expect(sealed[field]).toEqual(value);
  });
});

test('the samples hold texts, lists and objects', () => {
  const values = samples.flatMap(({ data, paths }) => paths.map((path) => valueAt(data, path)));
  for (const kind of ['string', 'object']) expect(values.some((value) => typeof value === kind && value !== null)).toBe(true);
  expect(values.some((value) => Array.isArray(value) && value.length > 0)).toBe(true);
});

test('a value is bound to its event and its field, and never encrypted twice alike', () => {
  const { type, data, paths } = samples.find(({ type: each }) => each === 'TalentProfileRegistered') as (typeof samples)[number];
  const sealed = encryptPersonal(id, type, data, key);
  expect(encryptPersonal(id, type, data, key)).not.toEqual(sealed);
  expect(() => decryptPersonal(stored(type, sealed, 'event-2'), key)).toThrow();
  expect(paths).toEqual(expect.arrayContaining(['name', 'kana']));
  expect(() => decryptPersonal(stored(type, { ...sealed, name: sealed.kana, kana: sealed.name }), key)).toThrow();
  expect(() => decryptPersonal(stored(type, sealed), randomBytes(32))).toThrow();
});
