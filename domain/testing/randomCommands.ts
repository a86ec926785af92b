import fc from 'fast-check';
import { z } from 'zod';
import { daysAfter } from '../kernel/calendar/days.ts';
import { isJstDate } from '../kernel/calendar/instants.ts';
import type { Role } from '../kernel/decider.ts';
import type { AnyDefinition } from '../kernel/definition.ts';

type Rows = Pick<AnyDefinition, 'commandRows'>;
type Row = Rows['commandRows'][string];

const daysNear = (value: string): readonly string[] => (isJstDate(value) ? [-30, -1, 1, 2].map((days) => daysAfter(value, days)) : []);

/** Values of a field near its example: other choices, limits and texts. */
const nearby = (schema: z.ZodType, example: unknown): readonly unknown[] => {
  if (schema instanceof z.ZodNullable) return [null, ...nearby(schema.unwrap() as z.ZodType, example)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [undefined, ...nearby(schema.unwrap() as z.ZodType, example)];
  if (schema instanceof z.ZodReadonly) return nearby(schema.unwrap() as z.ZodType, example);
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodNumber && typeof example === 'number') return [example - 1, example + 1, 0, 1];
  if (schema instanceof z.ZodString && typeof example === 'string')
    return example === '' ? ['別の文'] : ['', `${example}・別`, `${example}2`, ...daysNear(example)];
  if (schema instanceof z.ZodArray && Array.isArray(example)) return [[], example.slice(0, 1), example.toReversed()];
  if (schema instanceof z.ZodObject && typeof example === 'object' && example !== null)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([field, inner]) =>
      nearby(inner, (example as Record<string, unknown>)[field]).map((value) => ({ ...example, [field]: value })),
    );
  return [];
};

const fieldValue = (schema: z.ZodType, example: unknown): fc.Arbitrary<unknown> => {
  const others = nearby(schema, example).flatMap((value) => {
    const { success, data } = schema.safeParse(value);
    return success && JSON.stringify(data) !== JSON.stringify(example) ? [data] : [];
  });
  const usual = fc.constant(example);
  return others.length === 0 ? usual : fc.oneof({ weight: 3, arbitrary: usual }, { weight: 2, arbitrary: fc.constantFrom(...others) });
};

const typeOf = (step: string | { readonly type: string }): string => (typeof step === 'string' ? step : step.type);

/** How many examples need a command before them, at most this many: it leads to more states. */
const WEIGHT_MAX = 6;
const weightOf = ({ commandRows }: Rows, type: string): number =>
  Math.min(WEIGHT_MAX, 1 + Object.values(commandRows).filter(({ after = [] }) => after.map(typeOf).includes(type)).length);

/** Ids name what exists, and the server fills in fields that are not in `wire`. */
const isFixed = (field: string, wire: Row['wire']): boolean => /(^uid|Id)$/.test(field) || (wire != null && !(field in wire));

/** Random valid commands of a definition: the examples, with some fields of the sender changed. */
export const randomCommands = (definition: Rows): fc.Arbitrary<{ type: string }> =>
  fc.oneof(
    ...Object.entries(definition.commandRows).map(([type, { payload, wire, example }]) => {
      const values = example as Readonly<Record<string, unknown>>;
      const arbitraryOf = ([field, schema]: [string, z.ZodType]) =>
        isFixed(field, wire) ? fc.constant(values[field]) : fieldValue(schema, values[field]);
      const fields = Object.entries(payload).map((entry) => [entry[0], arbitraryOf(entry)] as const);
      const arbitrary = fc.record<{ type: string }>({ type: fc.constant(type), ...Object.fromEntries(fields) });
      return { weight: weightOf(definition, type), arbitrary };
    }),
  );

export const usualSenders =
  ({ commandRows }: Rows) =>
  (type: string): readonly Role[] => {
    const senders = [commandRows[type]?.by ?? []].flat();
    return senders.includes('anyone') ? ['talent', 'client'] : (senders as readonly Role[]);
  };
