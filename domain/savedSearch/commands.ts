import { z } from 'zod';
import { savedSearchFields } from './fields.ts';

const { searchId, kind, name, wanted, digest } = savedSearchFields;

/** By a client (casts) or a cast (jobs). A search with the same id is replaced. */
export const save = z.strictObject({ type: z.literal('save'), searchId, kind, name, wanted, digest });
export const remove = z.strictObject({ type: z.literal('remove'), searchId });
/** By the system, when the person has left. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

export const savedSearchCommand = z.discriminatedUnion('type', [save, remove, withdraw]);
export type SavedSearchCommand = z.infer<typeof savedSearchCommand>;
export type CommandOf<Type extends SavedSearchCommand['type']> = Extract<SavedSearchCommand, { type: Type }>;
