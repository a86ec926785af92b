import type { z } from 'zod';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';

/** The label, the limit and whether a text field is optional, from its schema. */
export const textOf = (field: z.ZodString): { readonly label: string; readonly limit: number; readonly required: boolean } => ({
  label: labelOf(field),
  limit: limitOf(field),
  required: !field.safeParse('').success,
});
