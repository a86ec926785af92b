import { z } from 'zod';
import { masterFields } from './fields.ts';

const { kind, name, orderIndex } = masterFields;

/** Command of the office: adds an entry to a list. */
export const add = z.strictObject({ type: z.literal('add'), kind, name, orderIndex });
/** Command of the office: renames an entry. */
export const rename = z.strictObject({ type: z.literal('rename'), name });
/** Command of the office: moves an entry in its list. */
export const reorder = z.strictObject({ type: z.literal('reorder'), orderIndex });
/** Command of the office: removes an entry from the options. */
export const retire = z.strictObject({ type: z.literal('retire') });
/** Command of the office: offers a retired entry again. */
export const restore = z.strictObject({ type: z.literal('restore') });

/** The payload of any command on a master entry. */
export const masterCommand = z.discriminatedUnion('type', [add, rename, reorder, retire, restore]);
/** Any command on a master entry. */
export type MasterCommand = z.infer<typeof masterCommand>;
