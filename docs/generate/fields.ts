import { z } from 'zod';
import { code, codes, item } from './wrap.ts';

/** A JSON Schema, as far as the pages show it. */
type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly label?: string;
  readonly unit?: string;
};

export const schemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema;

/** The latest time (ms) that a Date holds: the limit of every field with a time. */
const LATEST = 8_640_000_000_000_000;
const number = (value: number): string => value.toLocaleString('en-US');
/** Bounds of whole numbers that no field sets itself. */
const isBound = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const range = (least: number | undefined, most: number | undefined, unit: string): string => {
  const parts = { least: isBound(least) ? number(least) : '', most: isBound(most) ? number(most) : '' };
  if (parts.least && parts.most)
    return parts.least === parts.most ? ` (${parts.least}${unit})` : ` (${parts.least} to ${parts.most}${unit})`;
  if (parts.most) return ` (at most ${parts.most}${unit})`;
  return parts.least ? ` (at least ${parts.least}${unit})` : '';
};

const patternOf = ({ pattern }: Schema): string => (pattern && pattern.length <= 60 && !pattern.includes('`') ? `, ${code(pattern)}` : '');

/** The alternatives of a schema, without null; `isNullable` when null is one of them. */
const alternativesOf = (schema: Schema) => {
  const all = schema.anyOf ?? schema.oneOf ?? [];
  return { others: all.filter(({ type }) => type !== 'null'), isNullable: all.some(({ type }) => type === 'null') };
};

/** The type and the limits of a value in words. */
const typeOf = (schema: Schema): string => {
  const { others, isNullable } = alternativesOf(schema);
  if (others.length > 0) return [...new Set(others.map(typeOf)), ...(isNullable ? ['null'] : [])].join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' or ');
  if (schema.const !== undefined) return code(String(schema.const));
  if (schema.enum) return `one of ${codes(schema.enum.map(String))}`;
  if (schema.type === 'string') {
    const kind = schema.format ? `text (${schema.format})` : 'text';
    return `${kind}${range(schema.minLength, schema.maxLength, ' characters')}${schema.format ? '' : patternOf(schema)}`;
  }
  if (schema.type === 'integer' && schema.maximum === LATEST) return 'time (ms since 1970)';
  if (schema.type === 'integer') return `whole number${range(schema.minimum, schema.maximum, '')}`;
  if (schema.type === 'number') return `number${range(schema.minimum, schema.maximum, '')}`;
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'array')
    return `list${range(schema.minItems, schema.maxItems, '')} of ${schema.items ? typeOf(schema.items) : 'values'}`;
  if (schema.type === 'object') return schema.properties ? 'object' : 'map';
  return String(schema.type ?? 'any value');
};

/** The objects inside a value, of which the fields are shown one level deeper. */
const objectsIn = (schema: Schema): readonly Schema[] => {
  if (schema.properties) return [schema];
  if (schema.items) return objectsIn(schema.items);
  if (typeof schema.additionalProperties === 'object') return objectsIn(schema.additionalProperties);
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(objectsIn);
};

type Marks = {
  readonly without?: readonly string[];
  /** Paths of personal fields. */
  readonly personal?: readonly string[];
};

export const fieldsOf = (schema: Schema, { without = [], personal = [] }: Marks = {}, depth = 0, prefix = ''): string[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, field]) => {
      const path = `${prefix}${name}`;
      const label = field.label === undefined ? '' : ` ${field.label}${field.unit === undefined ? '' : `, ${field.unit}`}`;
      const optional = schema.required?.includes(name) ? '' : ', optional';
      const marked = personal.includes(path) ? ', **personal**' : '';
      const inner = objectsIn(field).flatMap((object) => fieldsOf(object, { personal }, depth + 1, `${path}.`));
      return [...item(`${code(name)}${label}: ${typeOf(field)}${optional}${marked}`, depth), ...new Set(inner)];
    });
