import { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** The name of a field in forms, on pages, and in the office's histories and files. */
    readonly label?: string;
    /** The unit of a number, written after it: 円, 人. */
    readonly unit?: string;
  }
}

/** A field with its name, and the unit of its number. */
export const labelled = <Schema extends z.ZodType>(label: string, schema: Schema, unit?: string): Schema =>
  schema.meta(unit === undefined ? { label } : { label, unit });

/** The name of a field. Throws for one that has none. */
export const labelOf = (field: z.ZodType): string => {
  const label = field.meta()?.label;
  if (label === undefined) throw new Error('this field has no label');
  return label;
};

/** How many characters a text takes. Throws for one without a limit. */
export const limitOf = (field: z.ZodString): number => {
  if (field.maxLength === null) throw new Error('this text has no limit');
  return field.maxLength;
};

/** The unit of a field's number; empty where it has none. */
export const unitOf = (field: z.ZodType): string => field.meta()?.unit ?? '';

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
