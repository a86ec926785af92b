import { z } from 'zod';
import { allAggregates, shapesOf } from '#domain/registry.ts';
import { termsSheet } from '#domain/work/deal/sheet.ts';
import { readModels } from './readModels.ts';

// Plain data, computed by the web build (web/plainData.ts), so that the browser does not load
// schemas.

const insideOf = (schema: z.ZodType): z.ZodType | null => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schema.unwrap() as z.ZodType;
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : null;
};

/** What the values of a field are: the outermost mark of its schema. */
const kindOf = (schema: z.ZodType): 'yen' | 'time' | 'day' | 'month' | null => {
  const { unit, kind } = schema.meta() ?? {};
  const inside = insideOf(schema);
  return kind ?? (unit === '円' ? 'yen' : inside && kindOf(inside));
};

/** All fields below a schema by their own names. */
const fieldsIn = (schema: z.ZodType): (readonly [name: string, schema: z.ZodType])[] => {
  const inside = insideOf(schema);
  if (inside) return fieldsIn(inside);
  return schema instanceof z.ZodObject
    ? Object.entries(schema.shape as z.ZodRawShape).flatMap(([name, field]) => [
        [name, field as z.ZodType] as const,
        ...fieldsIn(field as z.ZodType),
      ])
    : [];
};

const schemas = [
  ...allAggregates.flatMap(shapesOf).map((shape) => z.object(shape)),
  ...Object.values(readModels).map(({ schema }) => schema),
  termsSheet,
];
const fields = schemas.flatMap(fieldsIn).map(([name, field]) => [name, kindOf(field)] as const);
const namesOf = (wanted: ReturnType<typeof kindOf>): readonly string[] => [
  ...new Set(fields.flatMap(([name, kind]) => (kind === wanted ? [name] : []))),
];

export const yenFields = namesOf('yen');
/** The names of fields with times in ms. */
export const timeFields = namesOf('time');
/** The names of fields with JST dates, in some events or in all. */
export const dayFields = namesOf('day');
/** The names of fields with JST months. */
export const monthFields = namesOf('month');
