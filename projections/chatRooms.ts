import { z } from 'zod';
import { dealKinds } from '#domain/chat/events.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { followed, jobCard, jobCardOf, personCard, personCardOf, time } from './readModel.ts';

/** chatRooms/{roomId}: the room of a deal, under the deal's id. Where the deal stands is in the deal's document; what a member has read, in `chatRoomReferences`. */
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
  lastMessage: z.object({ senderId: z.string(), text: z.string().nullable(), pictures: z.number(), at: time }).nullable(),
  ...followed,
});
export type ChatRoom = z.infer<typeof chatRoomSchema>;

const path = (event: AnyEnvelope) => `chatRooms/${parseStreamId(event.streamId).entityId}`;

const keys = (event: AnyEnvelope): string[] => {
  if (event.type !== 'ChatOpened') return [path(event)];
  const { jobId, clientId, talentId } = event.data;
  return [path(event), `jobs/${jobId}`, `clients/${clientId}`, `talents/${talentId}`];
};

const follow = (event: AnyEnvelope, documents: Documents, change: Partial<ChatRoom>): Writes => [
  [path(event), { ...documents.get(path(event)), ...change, version: event.version, updatedAt: event.meta.recordedAt }],
];

const moved = (event: AnyEnvelope, documents: Documents): Writes => follow(event, documents, {});

export const chatRooms = projector('chatRooms', 1, keys, {
  ChatOpened: (event, documents) => {
    const { dealKind, dealId, jobId, clientId, talentId } = event.data;
    return follow(event, documents, {
      id: parseStreamId(event.streamId).entityId,
      dealKind,
      dealId,
      jobId,
      clientId,
      talentId,
      job: jobCardOf(jobId, documents.get(`jobs/${jobId}`)),
      client: personCardOf(clientId, documents.get(`clients/${clientId}`)),
      talent: personCardOf(talentId, documents.get(`talents/${talentId}`)),
      messageCount: 0,
      lastMessage: null,
      createdAt: event.meta.recordedAt,
    });
  },
  ChatMessagePosted: (event, documents) => {
    const { side, text, pictures } = event.data;
    const room = documents.get(path(event)) as ChatRoom;
    const lastMessage = { senderId: event.data[`${side}Id`], text, pictures: pictures?.length ?? 0, at: event.meta.recordedAt };
    return follow(event, documents, { messageCount: room.messageCount + 1, lastMessage });
  },
  ChatRead: moved,
  ChatUnreadReminded: moved,
});
