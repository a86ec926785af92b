import { z } from 'zod';
import { masterFields } from './fields.ts';

const { kind, name, orderIndex } = masterFields;

export const add = z.strictObject({ type: z.literal('add'), kind, name, orderIndex });
export const rename = z.strictObject({ type: z.literal('rename'), name });
export const reorder = z.strictObject({ type: z.literal('reorder'), orderIndex });
export const retire = z.strictObject({ type: z.literal('retire') });
export const restore = z.strictObject({ type: z.literal('restore') });

export const masterCommand = z.discriminatedUnion('type', [add, rename, reorder, retire, restore]);
export type MasterCommand = z.infer<typeof masterCommand>;
