import { z } from 'zod';
import { identifier } from '../kernel/validation.ts';
import { chatFields } from './fields.ts';

const { dealKind, dealId, messageId, text, pictures, files, dates, answerTo, answers, upTo } = chatFields;

/** Sent by the system when a deal begins. */
export const open = z.strictObject({
  type: z.literal('open'),
  dealKind,
  dealId,
  jobId: identifier,
  clientId: identifier,
  talentId: identifier,
});
/**
 * The server makes `messageId` of the command's id. The text may be empty when there are pictures
 * or files.
 */
export const post = z.strictObject({
  type: z.literal('post'),
  messageId,
  text,
  pictures,
  /** A browser that has an older release does not say it. */
  files: files.default([]),
});
/** Proposes times to the other side; the text may be empty. */
export const proposeDates = z.strictObject({ type: z.literal('proposeDates'), messageId, text, dates });
/** Says to each time of the other side's proposal whether it is possible. */
export const answerDates = z.strictObject({ type: z.literal('answerDates'), messageId, answerTo, answers });
/** `upTo` is the number of the other side's newest message that was seen. */
export const read = z.strictObject({ type: z.literal('read'), upTo });
// Deadlines (design section 6): sent by the alarm clock with the system actor, taken by no
// callable. Somebody has not read for a while.
export const remindClient = z.strictObject({ type: z.literal('remindClient') });
export const remindTalent = z.strictObject({ type: z.literal('remindTalent') });

export const chatCommand = z.discriminatedUnion('type', [open, post, proposeDates, answerDates, read, remindClient, remindTalent]);
export type ChatCommand = z.infer<typeof chatCommand>;
export type CommandOf<Type extends ChatCommand['type']> = Extract<ChatCommand, { type: Type }>;
