import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Collection, readModelCollections, readModels } from '#projections/readModels.ts';
import { documentsOfStories } from '#projections/testing/stories.ts';

/** Schemas (JSON Schema) and documents of a release, by collection. */
export type Release = Readonly<Record<string, { readonly schema: object; readonly documents: readonly object[] }>>;

/** The file that `npm run keep-release` writes. */
export const lastReleaseFile = new URL('lastRelease.json', import.meta.url);

export const lastRelease = (): Release => JSON.parse(readFileSync(lastReleaseFile, 'utf8')) as Release;

const schemaOf = (collection: Collection): z.ZodType => readModels[collection].schema;

export const thisRelease = (): Release => {
  const documents = documentsOfStories();
  return Object.fromEntries(
    readModelCollections.map((collection) => {
      const schema = z.toJSONSchema(schemaOf(collection), { unrepresentable: 'any', io: 'input', metadata: z.registry() });
      return [collection, { schema, documents: documents.get(collection) ?? [] }];
    }),
  );
};
