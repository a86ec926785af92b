import { z } from 'zod';

const personalFields = new WeakSet<object>();

/**
 * Marks a field as personal data, stored encrypted with the person's key. After an erasure it reads
 * as null, so the type includes null.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema): z.ZodNullable<Schema> => {
  const marked = z.nullable(schema);
  personalFields.add(marked);
  return marked;
};

export const allPersonal = <Shape extends z.ZodRawShape>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, personal(schema as z.ZodType)])) as unknown as {
    [Field in keyof Shape]: z.ZodNullable<Shape[Field]>;
  };

/** The paths of the personal fields of an object schema, such as `company.phone`. */
export const personalPaths = (schema: z.ZodType, prefix = ''): string[] => {
  if (personalFields.has(schema)) return [prefix];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
      personalPaths(field, prefix ? `${prefix}.${key}` : key),
    );
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return personalPaths(schema.unwrap() as z.ZodType, prefix);
  return [];
};

/** Converts data of a stored version to the next, with the time of recording (ms). */
export type Upcaster = (data: Record<string, unknown>, recordedAt: number) => Record<string, unknown>;

/**
 * Upcaster for a version with more personal fields. Older code would show the ciphertext, so it has
 * to see a newer version.
 */
export const sealedFields: Upcaster = (data) => data;

/** The stored form of an event type: the newest schema, and `upcasters[0]` from version 1 to 2. */
export type EventDefinition<Schema extends z.ZodType = z.ZodType> = {
  readonly schemaVersion: number;
  readonly schema: Schema;
  readonly upcasters: readonly Upcaster[];
  readonly personalPaths: readonly string[];
};

/** Defines an event. The schema version is the number of upcasters plus one. */
export const event = <Shape extends z.ZodRawShape>(
  shape: Shape,
  upcasters: readonly Upcaster[] = [],
): EventDefinition<z.ZodObject<Shape>> => {
  const schema = z.object(shape);
  return { schemaVersion: upcasters.length + 1, schema, upcasters, personalPaths: personalPaths(schema) };
};

export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** An event of a newer release. An instance of that release handles it. */
export class NewerEvent extends Error {
  override readonly name = 'NewerEvent';
}

/**
 * Converts stored data to the newest schema version. Throws `NewerEvent` if newer code wrote it.
 */
export const upcast = (
  definition: EventDefinition,
  schemaVersion: number,
  data: Record<string, unknown>,
  recordedAt: number,
): Record<string, unknown> => {
  if (schemaVersion > definition.schemaVersion) throw new NewerEvent(`stored schema version ${schemaVersion} is newer than the code's`);
  return definition.upcasters.slice(schemaVersion - 1).reduce((older, raise) => raise(older, recordedAt), data);
};
