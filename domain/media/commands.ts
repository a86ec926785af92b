import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { optionalText } from '../kernel/validation.ts';
import { mediaContent } from './content.ts';

const description = optionalText(businessRules.mediaDescriptionMax);
const orderIndex = z.int().min(0).max(businessRules.orderIndexMax);

export const add = z.strictObject({ type: z.literal('add'), content: mediaContent, description, orderIndex });
export const describe = z.strictObject({ type: z.literal('describe'), description });
export const reorder = z.strictObject({ type: z.literal('reorder'), orderIndex });
export const remove = z.strictObject({ type: z.literal('remove') });

export const mediaCommand = z.discriminatedUnion('type', [add, describe, reorder, remove]);
export type MediaCommand = z.infer<typeof mediaCommand>;
