import { z } from 'zod';
import { contactContent, contactFields, guestContent, officeContent } from './fields.ts';

const { accountId, closes, messageId, text } = contactFields;
const bare = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });

/** By a member whose account may act. */
export const open = contactContent.extend({ type: z.literal('open') });
/** By the system for somebody else: a guest, or an account that is unverified or suspended. */
export const openAsGuest = guestContent.extend({ type: z.literal('openAsGuest'), accountId });
/** By the office, to a member who did not ask. */
export const begin = officeContent.extend({ type: z.literal('begin') });
/**
 * By the asker; the system sends it for a guest. The server makes `messageId` of the command's id.
 */
export const write = z.strictObject({ type: z.literal('write'), messageId, text });
/** By the office. `closes`: nothing is left to ask. */
export const answer = z.strictObject({ type: z.literal('answer'), messageId, text, closes });
/** By the office. */
export const close = bare('close');
/** By the system, when the asker's account has ended. */
export const abandon = bare('abandon');
/** By the office: what a guest said is kept no longer. */
export const erase = bare('erase');
// Deadlines (design section 6): sent by the alarm clock with the system actor, taken by no
// callable.
export const remindOffice = bare('remindOffice');
export const remindOfficeAgain = bare('remindOfficeAgain');
export const lapseContact = bare('lapseContact');
export const endContact = bare('endContact');

export const contactCommand = z.discriminatedUnion('type', [
  ...[open, openAsGuest, begin, write, answer, close, abandon, erase],
  ...[remindOffice, remindOfficeAgain, lapseContact, endContact],
] as const);
export type ContactCommand = z.infer<typeof contactCommand>;
export type CommandOf<Type extends ContactCommand['type']> = Extract<ContactCommand, { type: Type }>;
