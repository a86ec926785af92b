import type { z } from 'zod';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';

/**
 * What a field of text says of itself, from its schema: its name, its limit, and whether it may
 * stay empty.
 */
export const textOf = (field: z.ZodString): { readonly label: string; readonly limit: number; readonly required: boolean } => ({
  label: labelOf(field),
  limit: limitOf(field),
  required: !field.safeParse('').success,
});
