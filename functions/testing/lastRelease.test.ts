import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readModelCollections, readModels } from '#projections/readModels.ts';
import { lastRelease, thisRelease } from './lastRelease.ts';

/**
 * During a deployment, pages of both releases read documents of both (docs/deploy.md). A new field
 * is optional or has a default for one release; a field is removed one release after its last
 * reader.
 */
const [before, now] = [lastRelease(), thisRelease()];
const both = readModelCollections.filter((collection) => before[collection]);

const refused = (schema: z.ZodType, documents: readonly object[]): string[] =>
  documents.flatMap(
    (document) => schema.safeParse(document).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [],
  );

test('the last release is kept, with documents of most collections', () => {
  expect(both.length).toBeGreaterThan(50);
  expect(both.filter((collection) => before[collection]?.documents.length === 0).length).toBeLessThan(5);
});

describe.each(both)('%s', (collection) => {
  test('pages of this release read documents of the last one', () => {
    expect(refused(readModels[collection].schema, before[collection]?.documents ?? [])).toEqual([]);
  });

  test('pages of the last release read documents of this one', () => {
    const schema = z.fromJSONSchema((before[collection]?.schema ?? {}) as z.core.JSONSchema.JSONSchema);
    expect(refused(schema, now[collection]?.documents ?? [])).toEqual([]);
  });
});
