import { z } from 'zod';
import { contactContent, contactFields, guestContent, officeContent } from './fields.ts';

const { accountId, closes, messageId, text } = contactFields;
const bare = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });

/** Command of a member whose account is active: asks the office. */
export const open = contactContent.extend({ type: z.literal('open') });
/** Command of the system for a guest, or for an unverified or suspended account. */
export const openAsGuest = guestContent.extend({ type: z.literal('openAsGuest'), accountId });
/** Command of the office: writes to a member who did not ask. */
export const begin = officeContent.extend({ type: z.literal('begin') });
/**
 * Command of the asker; the system sends it for a guest. The server derives `messageId` from the
 * command id.
 */
export const write = z.strictObject({ type: z.literal('write'), messageId, text });
/** Command of the office. `closes`: the question is answered completely. */
export const answer = z.strictObject({ type: z.literal('answer'), messageId, text, closes });
/** Command of the office: closes the contact. */
export const close = bare('close');
/** Command of the system, after the asker's account ended. */
export const abandon = bare('abandon');
/** Command of the office: erases a guest's contact. */
export const erase = bare('erase');

// Deadlines: the system sends them when they are due; no callable accepts them.
/** Command of the system: reminds the office to answer. */
export const remindOffice = bare('remindOffice');
/** Command of the system: reminds the office a second time. */
export const remindOfficeAgain = bare('remindOfficeAgain');
/** Command of the system: closes a contact without a reply to the answer. */
export const lapseContact = bare('lapseContact');
/** Command of the system: ends a guest's closed contact, so that its texts are erased. */
export const endContact = bare('endContact');

/** The payload of any command on a contact. */
export const contactCommand = z.discriminatedUnion('type', [
  ...[open, openAsGuest, begin, write, answer, close, abandon, erase],
  ...[remindOffice, remindOfficeAgain, lapseContact, endContact],
] as const);

/** Any command on a contact. */
export type ContactCommand = z.infer<typeof contactCommand>;
/** The command of one type. */
export type CommandOf<Type extends ContactCommand['type']> = Extract<ContactCommand, { type: Type }>;
