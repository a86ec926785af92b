import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { projector } from './projector.ts';
import { time } from './readModel.ts';

/**
 * chatRooms/{roomId}/messages/{id}: what somebody wrote. The steps of the deal that a room shows in between come from the deal's own document, which has the time
 * of each (`domain/deal/steps.ts`).
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
  createdAt: time,
});
export type Message = z.infer<typeof messageSchema>;

export const messages = projector('messages', 1, () => [], {
  ChatMessagePosted: ({ streamId, data, meta }) => {
    const roomId = parseStreamId(streamId).entityId;
    const message: Message = {
      id: data.messageId,
      roomId,
      senderId: data[`${data.side}Id`],
      number: data.number,
      text: data.text,
      pictures: data.pictures ?? [],
      createdAt: meta.recordedAt,
    };
    return [[`chatRooms/${roomId}/messages/${message.id}`, message]];
  },
});
