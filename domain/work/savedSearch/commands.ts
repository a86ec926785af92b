import { z } from 'zod';
import { savedSearchFields } from './fields.ts';

const { searchId, kind, name, wanted, digest } = savedSearchFields;

/** Command of a client (for casts) or a cast (for jobs). Replaces a search with the same id. */
export const save = z.strictObject({ type: z.literal('save'), searchId, kind, name, wanted, digest });
/** Command of the owner: deletes a saved search. */
export const remove = z.strictObject({ type: z.literal('remove'), searchId });
/** Command of the system, after the person has left. */
export const withdraw = z.strictObject({ type: z.literal('withdraw') });

/** The payload of any command on a saved search. */
export const savedSearchCommand = z.discriminatedUnion('type', [save, remove, withdraw]);
/** Any command on a saved search. */
export type SavedSearchCommand = z.infer<typeof savedSearchCommand>;
/** The command of one type. */
export type CommandOf<Type extends SavedSearchCommand['type']> = Extract<SavedSearchCommand, { type: Type }>;
