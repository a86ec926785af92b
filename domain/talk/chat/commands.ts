import { z } from 'zod';
import { identifier } from '../../kernel/validation.ts';
import { chatFields } from './fields.ts';

const { dealKind, dealId, messageId, text, pictures, files, dates, answerTo, answers, upTo } = chatFields;

/** Command of the system, sent when a deal begins. */
export const open = z.strictObject({
  type: z.literal('open'),
  dealKind,
  dealId,
  jobId: identifier,
  clientId: identifier,
  talentId: identifier,
});

/**
 * Command of a member. The server derives `messageId` from the command id. The text may be empty if
 * there are pictures or files.
 */
export const post = z.strictObject({
  type: z.literal('post'),
  messageId,
  text,
  pictures,
  /** Browsers with an older release do not send this field. */
  files: files.default([]),
});

/** Command of a member: proposes times to the other side. The text may be empty. */
export const proposeDates = z.strictObject({ type: z.literal('proposeDates'), messageId, text, dates });
/** Command of a member: answers each time of the other side's proposal. */
export const answerDates = z.strictObject({ type: z.literal('answerDates'), messageId, answerTo, answers });
/** Command of a member. `upTo`: the number of the other side's newest message that was seen. */
export const read = z.strictObject({ type: z.literal('read'), upTo });

// Deadlines for a side with unread messages: the system sends them when they are due; no callable
// accepts them.
/** Command of the system: reminds the client of unread messages. */
export const remindClient = z.strictObject({ type: z.literal('remindClient') });
/** Command of the system: reminds the cast of unread messages. */
export const remindTalent = z.strictObject({ type: z.literal('remindTalent') });

/** The payload of any command on a chat room. */
export const chatCommand = z.discriminatedUnion('type', [open, post, proposeDates, answerDates, read, remindClient, remindTalent]);
/** Any command on a chat room. */
export type ChatCommand = z.infer<typeof chatCommand>;
/** The command of one type. */
export type CommandOf<Type extends ChatCommand['type']> = Extract<ChatCommand, { type: Type }>;
