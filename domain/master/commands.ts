import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { line } from '../kernel/validation.ts';
import { masterKinds } from './kinds.ts';

const name = line(businessRules.masterNameMax);
const orderIndex = z.number().int().min(0).max(businessRules.orderIndexMax);

export const add = z.strictObject({ type: z.literal('add'), kind: z.enum(masterKinds), name, orderIndex });
export const rename = z.strictObject({ type: z.literal('rename'), name });
export const reorder = z.strictObject({ type: z.literal('reorder'), orderIndex });
export const retire = z.strictObject({ type: z.literal('retire') });
export const restore = z.strictObject({ type: z.literal('restore') });

export const masterCommand = z.discriminatedUnion('type', [add, rename, reorder, retire, restore]);
export type MasterCommand = z.infer<typeof masterCommand>;
