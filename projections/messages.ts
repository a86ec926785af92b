import { z } from 'zod';
import { type SystemType, systemTypes } from '#domain/chat/systemLines.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { projector, type Writes } from './projector.ts';
import { time } from './readModel.ts';

/**
 * chatRooms/{roomId}/messages/{id}: what somebody wrote, or a step of the room's deal. Messages come from the room's stream and steps from the deal's, each into a
 * document of its own. The words of a step are those of `domain/chat/systemLines.ts`, for whoever reads.
 */
export const messageSchema = z.object({
  id: z.string(),
  roomId: z.string(),
  kind: z.enum(['TEXT', 'SYSTEM']),
  /** Counts the messages of this sender in the room, from 1; null for a step of the deal. */
  number: z.number().nullable(),
  senderId: z.string().nullable(),
  /** Null for a step of the deal, and once the sender is erased. */
  text: z.string().nullable(),
  pictures: z.array(z.string()),
  systemType: z.enum(systemTypes).nullable(),
  createdAt: time,
});
export type Message = z.infer<typeof messageSchema>;

const roomOf = (streamId: string) => parseStreamId(streamId).entityId;

const posted = ({ streamId, data, meta }: EnvelopeNamed<'ChatMessagePosted'>): Writes => {
  const roomId = roomOf(streamId);
  const message: Message = {
    id: data.messageId,
    roomId,
    kind: 'TEXT',
    number: data.number,
    senderId: data[`${data.side}Id`],
    text: data.text,
    pictures: data.pictures ?? [],
    systemType: null,
    createdAt: meta.recordedAt,
  };
  return [[`chatRooms/${roomId}/messages/${message.id}`, message]];
};

const step = ({ id, streamId, type, meta }: EnvelopeNamed<SystemType>): Writes => {
  const roomId = roomOf(streamId);
  const message: Message = {
    id,
    roomId,
    kind: 'SYSTEM',
    number: null,
    senderId: null,
    text: null,
    pictures: [],
    systemType: type,
    createdAt: meta.recordedAt,
  };
  return [[`chatRooms/${roomId}/messages/${id}`, message]];
};

export const messages = projector('messages', 1, () => [], {
  ...Object.fromEntries(systemTypes.map((type) => [type, step])),
  ChatMessagePosted: posted,
});
