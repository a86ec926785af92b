import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readModelCollections, readModels } from '#projections/readModels.ts';
import { lastRelease, thisRelease } from './lastRelease.ts';

/**
 * While a release is deployed, pages of both releases read documents of both. A new field is
 * optional, or has a default, for one release; a field goes one release after the last page that
 * reads it (docs/deploy.md). A change that breaks this is made in two steps.
 */
const [before, now] = [lastRelease(), thisRelease()];
const both = readModelCollections.filter((collection) => before[collection]);

/** What a schema refuses of documents, by field; nothing that both releases refuse of their own. */
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
