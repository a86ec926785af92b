import fc from 'fast-check';
import { z } from 'zod';
import { daysAfter } from '../kernel/calendar/days.ts';
import { isJstDate } from '../kernel/calendar/instants.ts';
import type { Role } from '../kernel/decider.ts';
import type { AnyDefinition } from '../kernel/definition.ts';

const daysNear = (value: string): readonly string[] => (isJstDate(value) ? [-30, -1, 1, 2].map((days) => daysAfter(value, days)) : []);

/** Values of a field near its example: other choices, limits and texts. */
const nearby = (schema: z.ZodType, example: unknown): readonly unknown[] => {
  if (schema instanceof z.ZodNullable) return [null, ...nearby(schema.unwrap() as z.ZodType, example)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [undefined, ...nearby(schema.unwrap() as z.ZodType, example)];
  if (schema instanceof z.ZodReadonly) return nearby(schema.unwrap() as z.ZodType, example);
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodNumber && typeof example === 'number') return [example - 1, example + 1, 0, 1];
  if (schema instanceof z.ZodString && typeof example === 'string') return ['', `${example}・別`, `${example}2`, ...daysNear(example)];
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
    return success ? [data] : [];
  });
  const usual = fc.constant(example);
  return others.length === 0 ? usual : fc.oneof({ weight: 3, arbitrary: usual }, { weight: 2, arbitrary: fc.constantFrom(...others) });
};

/**
 * Random valid commands of a definition: the examples, with some fields changed. `often`: types
 * that lead to rare states.
 */
export const randomCommands = ({ commandRows }: AnyDefinition, often: readonly string[] = []): fc.Arbitrary<{ type: string }> =>
  fc.oneof(
    ...Object.entries(commandRows).map(([type, { payload, example }]) => {
      const values = example as Readonly<Record<string, unknown>>;
      const fields = Object.entries(payload).map(([field, schema]) => [field, fieldValue(schema, values[field])] as const);
      const arbitrary = fc.record<{ type: string }>({ type: fc.constant(type), ...Object.fromEntries(fields) });
      return { weight: often.includes(type) ? 4 : 1, arbitrary };
    }),
  );

/** The roles that usually send a command. */
export const usualSenders =
  ({ commandRows }: AnyDefinition) =>
  (type: string): readonly Role[] => {
    const senders = [commandRows[type]?.by ?? []].flat();
    return senders.includes('anyone') ? ['talent', 'client'] : (senders as readonly Role[]);
  };
