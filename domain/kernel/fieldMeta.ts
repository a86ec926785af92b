import { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** What people call a field: in forms, on pages, in the office's histories and files. */
    readonly label?: string;
  }
}

/** A field with its name. */
export const labelled = <Schema extends z.ZodType>(label: string, schema: Schema): Schema => schema.meta({ label });

/** The name of a field. Throws for one that has none. */
export const labelOf = (field: z.ZodType): string => {
  const label = field.meta()?.label;
  if (label === undefined) throw new Error('this field has no label');
  return label;
};

const entriesOf = (schema: z.ZodType, path: string): [path: string, label: string][] => {
  const label = schema.meta()?.label;
  if (label !== undefined) return [[path, label]];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return entriesOf(schema.unwrap() as z.ZodType, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
    entriesOf(field, path ? `${path}.${key}` : key),
  );
};

/** The names of an object's fields by dotted path, as far as they have one. */
export const labelsIn = (schema: z.ZodObject): Readonly<Record<string, string>> => Object.fromEntries(entriesOf(schema, ''));
