import { z } from 'zod';
import { dateAnswers } from '#domain/chat/dateAnswers.ts';
import { dealKinds } from '#domain/chat/events.ts';
import { proposedTime } from '#domain/chat/fields.ts';
import { followed, jobCard, personCard, time } from '../kernel/fields.schema.ts';

/**
 * chatRooms/{roomId}: the room of a deal, under the deal's id. Where the deal stands is in the
 * deal's document; what a member has read, in `chatRoomReferences`.
 */
export const chatRoomSchema = z.object({
  id: z.string(),
  dealKind: z.enum(dealKinds),
  dealId: z.string(),
  jobId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  job: jobCard,
  client: personCard,
  talent: personCard,
  messageCount: z.number(),
  /** The newest message; its text reads as null once the sender is erased. */
  lastMessage: z
    .object({ senderId: z.string(), text: z.string().nullable(), pictures: z.number(), files: z.number().default(0), at: time })
    .nullable(),
  ...followed,
});
export type ChatRoom = z.infer<typeof chatRoomSchema>;

/**
 * chatRooms/{roomId}/messages/{id}: what somebody wrote. The steps of the deal that a room shows in
 * between come from the deal's own document, which has the time of each (`domain/deal/steps.ts`).
 */
export const messageSchema = z.object({
  id: z.string(),
  roomId: z.string(),
  senderId: z.string(),
  /** Counts the messages of this sender in the room, from 1. */
  number: z.number(),
  /** Null once the sender is erased. */
  text: z.string().nullable(),
  pictures: z.array(z.string()),
  /**
   * PDFs, by the sender's name for them, with their size in bytes; a function gives them to the two
   * members (functions/files/messageFiles.ts).
   */
  files: z.array(z.object({ path: z.string(), name: z.string(), size: z.number() })).default([]),
  /** Times that are proposed to the other side, or answered. */
  dates: z.array(proposedTime).default([]),
  /** The message whose times are answered here, each with one of the answers. */
  answerTo: z.string().nullable().default(null),
  answers: z.array(z.enum(dateAnswers)).default([]),
  createdAt: time,
});
export type Message = z.infer<typeof messageSchema>;
