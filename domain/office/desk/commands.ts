import { z } from 'zod';
import { deskFields } from './fields.ts';

const { kind, uid, text, noteId, tag, until, waitsIn, clientId, talentId, personId } = deskFields;
/** Fields that the server adds to a member's command: the item, its list and the people. */
const known = { kind, waitsIn, clientId, talentId, personId };

/** Command of a member: assigns the item to a member (`uid`). */
export const assign = z.strictObject({ type: z.literal('assign'), uid, ...known });
/** Command of a member: removes the assignment. */
export const unassign = z.strictObject({ type: z.literal('unassign'), ...known });
/** Command of a member: writes a note. The server derives `noteId` from the command id. */
export const note = z.strictObject({ type: z.literal('note'), noteId, text, ...known });
/** Command of the note's author: hides the note. It stays in the log. */
export const strikeNote = z.strictObject({ type: z.literal('strikeNote'), noteId, ...known });
/** Command of a member: adds a tag. */
export const tagWith = z.strictObject({ type: z.literal('tag'), tag, ...known });
/** Command of a member: removes a tag. */
export const untag = z.strictObject({ type: z.literal('untag'), tag, ...known });
/** Command of a member: hides the item until a time (ms). */
export const snooze = z.strictObject({ type: z.literal('snooze'), until, ...known });
/** Command of a member, or of the system at the chosen time: shows a snoozed item again. */
export const wake = z.strictObject({ type: z.literal('wake') });
/** Command of the system: the item moved to another list, or waits no longer. */
export const follow = z.strictObject({ type: z.literal('follow'), waitsIn });

/** The payload of any command on the office's work on an item of a queue. */
export const deskCommand = z.discriminatedUnion('type', [
  ...[assign, unassign, note, strikeNote, tagWith, untag, snooze, wake, follow],
] as const);

/** Any command on the office's work on an item of a queue. */
export type DeskCommand = z.infer<typeof deskCommand>;
/** The command of one type. */
export type CommandOf<Type extends DeskCommand['type']> = Extract<DeskCommand, { type: Type }>;
