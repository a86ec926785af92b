import { z } from 'zod';
import { dateAnswers } from '#domain/talk/chat/dateAnswers.ts';
import { dealKinds, proposedTime } from '#domain/talk/chat/fields.ts';
import { jobCard, personCard, stamps, streamFields, time } from '../kernel/fields.schema.ts';

/**
 * chatRooms/{roomId}: the room of a deal, under the deal's id. The status is in the deal's
 * document, read marks are in `chatRoomReferences`.
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
  /** The newest message. Its text is null after the sender is erased. */
  lastMessage: z
    .object({ senderId: z.string(), text: z.string().nullable(), pictures: z.number(), files: z.number().default(0), at: time })
    .nullable(),
  ...streamFields,
});

export const messagePath = (roomId: string, messageId: string): string => `chatRooms/${roomId}/messages/${messageId}`;

export type ChatRoom = z.infer<typeof chatRoomSchema>;

/**
 * chatRooms/{roomId}/messages/{id}: one message. The steps of the deal between the messages come
 * from the deal's document (`domain/work/deal/steps.ts`).
 */
export const messageSchema = z.object({
  id: z.string(),
  roomId: z.string(),
  senderId: z.string(),
  /** The number of this sender's message in the room, from 1. */
  number: z.number(),
  /** null after the sender is erased. */
  text: z.string().nullable(),
  pictures: z.array(z.string()),
  /**
   * PDFs with the sender's file name and size in bytes. A function serves them to the two members
   * (functions/files/messageFiles.ts).
   */
  files: z.array(z.object({ path: z.string(), name: z.string(), size: z.number() })).default([]),
  /** Proposed or answered times. */
  dates: z.array(proposedTime).default([]),
  /** The message whose times are answered here. */
  answerTo: z.string().nullable().default(null),
  answers: z.array(z.enum(dateAnswers)).default([]),
  createdAt: time,
  updatedAt: stamps.updatedAt,
});

export type Message = z.infer<typeof messageSchema>;
