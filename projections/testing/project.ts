import { z } from 'zod';
import type { AnyEnvelope } from '#domain/registry.ts';
import { applyWrite, type Projector, type ReadModel } from '../kernel/projector.ts';
import { type Collection, readModels } from '../readModels.ts';

/** Cached: creating a schema costs more than parsing. */
const strictSchemas = new Map<Collection, z.ZodObject>();
const strict = (collection: Collection): z.ZodObject => {
  const schema = strictSchemas.get(collection) ?? z.strictObject(readModels[collection].schema.shape);
  strictSchemas.set(collection, schema);
  return schema;
};

/** Parses a document with its schema, and throws for unknown fields. */
export const parseDocument = (path: string, document: ReadModel): ReadModel => {
  return strict(path.split('/').at(-2) as Collection).parse(document) as ReadModel;
};

/** The documents after the events, by path, parsed. Projectors can read only their keys. */
export const project = (projectors: readonly Projector[], events: readonly AnyEnvelope[]): Record<string, ReadModel> => {
  const documents = new Map<string, ReadModel>();
  for (const event of events)
    for (const each of projectors.filter(({ handles }) => handles.includes(event.type))) {
      const keys = new Set(each.keys(event));
      const readable = new Map([...documents].filter(([path]) => keys.has(path)));
      for (const write of each.apply(event, readable)) applyWrite(documents, write);
    }
  return Object.fromEntries([...documents].map(([path, document]) => [path, parseDocument(path, document)]));
};
