import { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    readonly label?: string;
    /** The unit of a number, written after it: 円, 人. */
    readonly unit?: string;
    /** The kind of a number or a text: a time in ms since 1970, a JST date, or a JST month. */
    readonly kind?: 'time' | 'day' | 'month';
  }
}

/** A stored time in ms since 1970. */
export const time = z.number().meta({ kind: 'time' });
/** A stored JST date (`YYYY-MM-DD`). */
export const day = z.string().meta({ kind: 'day' });
/** A stored JST month (`YYYY-MM`). */
export const month = z.string().meta({ kind: 'month' });

export const labelled = /* @__NO_SIDE_EFFECTS__ */ <Schema extends z.ZodType>(label: string, schema: Schema, unit?: string): Schema =>
  schema.meta(unit === undefined ? { label } : { label, unit });

/** The schema inside `nullable` and `optional`. */
const present = (field: z.ZodType): z.ZodType =>
  field.meta() === undefined && (field instanceof z.ZodNullable || field instanceof z.ZodOptional)
    ? present(field.unwrap() as z.ZodType)
    : field;

/** The label of a field. Throws if it has none. */
export const labelOf = (field: z.ZodType): string => {
  const label = present(field).meta()?.label;
  if (label === undefined) throw new Error('this field has no label');
  return label;
};

/** The maximum length of a text or list. Throws if the field has no limit. */
export const limitOf = (field: z.ZodString | z.ZodArray): number => {
  const checks: readonly z.core.$ZodCheck[] = field.def.checks ?? [];
  const limit = checks.find((check): check is z.core.$ZodCheckMaxLength => check instanceof z.core.$ZodCheckMaxLength);
  if (limit === undefined) throw new Error('this field has no limit');
  return limit._zod.def.maximum;
};

/** The unit of a field; an empty text if it has none. */
export const unitOf = (field: z.ZodType): string => present(field).meta()?.unit ?? '';

export type Fields = Readonly<Record<string, z.ZodType>>;

const labelledIn = (fields: Fields, prefix: string): [path: string, label: string][] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const inner = field instanceof z.ZodNullable || field instanceof z.ZodOptional ? field.unwrap() : field;
    const label = present(field).meta()?.label;
    const own: [string, string][] = label === undefined ? [] : [[prefix + key, label]];
    return inner instanceof z.ZodObject ? [...own, ...labelledIn(inner.shape, `${prefix}${key}.`)] : own;
  });

/**
 * The labels of fields and their inner fields, by dotted path. Fields without a label are omitted.
 */
export const labelsIn = (fields: Fields): Readonly<Record<string, string>> => Object.fromEntries(labelledIn(fields, ''));
