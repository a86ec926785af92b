import { z } from 'zod';
import { deskFields } from './fields.ts';

const { kind, uid, text, noteId, tag, until, waitsIn, clientId, talentId, personId } = deskFields;
/**
 * What the server adds to a command of a member: what the work is about, where it waits, and who
 * the people in it are.
 */
const known = { kind, waitsIn, clientId, talentId, personId };

export const assign = z.strictObject({ type: z.literal('assign'), uid, ...known });
export const unassign = z.strictObject({ type: z.literal('unassign'), ...known });
/** The server makes `noteId` of the command's id. */
export const note = z.strictObject({ type: z.literal('note'), noteId, text, ...known });
export const strikeNote = z.strictObject({ type: z.literal('strikeNote'), noteId, ...known });
export const tagWith = z.strictObject({ type: z.literal('tag'), tag, ...known });
export const untag = z.strictObject({ type: z.literal('untag'), tag, ...known });
export const snooze = z.strictObject({ type: z.literal('snooze'), until, ...known });
/** By a member, or by the clock at the time for which it was put off. */
export const wake = z.strictObject({ type: z.literal('wake') });
/** By the system, when what the work is about has moved on. */
export const follow = z.strictObject({ type: z.literal('follow'), waitsIn });

export const deskCommand = z.discriminatedUnion('type', [
  ...[assign, unassign, note, strikeNote, tagWith, untag, snooze, wake, follow],
] as const);
export type DeskCommand = z.infer<typeof deskCommand>;
export type CommandOf<Type extends DeskCommand['type']> = Extract<DeskCommand, { type: Type }>;
