import { z } from 'zod';
import { sides } from '#domain/kernel/commonFields.ts';
import { dealKinds } from '#domain/talk/chat/fields.ts';
import { jobCard, personCard, streamFields, time } from '../kernel/fields.schema.ts';

/** The kinds of messages: text, proposed dates, or an answer to dates. */
export const messageKinds = ['SAID', 'DATES', 'ANSWER'] as const;

/** chatRoomReferences/{uid}_{roomId}: a member's view of a room, for the list of rooms. */
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
  /** The number of unread messages. `lastReadNumber`: the last one that was read. */
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
  /** Time of the last message, or of the opening of the room. */
  lastMessageAt: time,
  ...streamFields,
});

export type ChatRoomReference = z.infer<typeof chatRoomReferenceSchema>;
