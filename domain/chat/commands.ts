import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { identifier, optionalText, storagePath } from '../kernel/validation.ts';
import { dealKinds } from './events.ts';

/** Sent by the system when a deal begins. */
export const open = z.strictObject({
  type: z.literal('open'),
  dealKind: z.enum(dealKinds),
  dealId: identifier,
  jobId: identifier,
  clientId: identifier,
  talentId: identifier,
});
/** The server makes `messageId` of the command's id. The text may be empty when there are pictures. */
export const post = z.strictObject({
  type: z.literal('post'),
  messageId: identifier,
  text: optionalText(businessRules.messageMax),
  pictures: z.array(storagePath).max(businessRules.messagePicturesMax),
});
/** `upTo` is the number of the other side's newest message that was seen. */
export const read = z.strictObject({ type: z.literal('read'), upTo: z.number().int().min(1) });
// Deadlines (design section 6): sent by the alarm clock with the system actor, taken by no callable. Somebody has not read for a while.
export const remindClient = z.strictObject({ type: z.literal('remindClient') });
export const remindTalent = z.strictObject({ type: z.literal('remindTalent') });

export const chatCommand = z.discriminatedUnion('type', [open, post, read, remindClient, remindTalent]);
export type ChatCommand = z.infer<typeof chatCommand>;
export type CommandOf<Type extends ChatCommand['type']> = Extract<ChatCommand, { type: Type }>;
