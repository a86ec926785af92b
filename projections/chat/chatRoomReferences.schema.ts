import { z } from 'zod';
import { dealKinds, sides } from '#domain/chat/events.ts';
import { followed, jobCard, personCard, time } from '../kernel/fields.schema.ts';

/** What a message is, where its words do not say it. */
export const messageKinds = ['SAID', 'DATES', 'ANSWER'] as const;

/**
 * chatRoomReferences/{uid}_{roomId}: a member's own view of a room: what is unread, and what the
 * list of rooms shows.
 */
export const chatRoomReferenceSchema = z.object({
  id: z.string(),
  uid: z.string(),
  side: z.enum(sides),
  roomId: z.string(),
  dealKind: z.enum(dealKinds),
  dealId: z.string(),
  jobId: z.string(),
  job: jobCard,
  peerId: z.string(),
  peer: personCard,
  /**
   * How many messages of the other side were not read yet; `lastReadNumber` is the number of the
   * last message that was read.
   */
  unreadCount: z.number(),
  lastReadNumber: z.number(),
  /** The number of the last own message that the other side has read. */
  peerReadNumber: z.number().default(0),
  lastMessage: z
    .object({
      senderId: z.string(),
      text: z.string().nullable(),
      pictures: z.number(),
      files: z.number().default(0),
      kind: z.enum(messageKinds).default('SAID'),
    })
    .nullable(),
  /** When somebody last wrote; until then, when the room was opened. */
  lastMessageAt: time,
  ...followed,
});
export type ChatRoomReference = z.infer<typeof chatRoomReferenceSchema>;
