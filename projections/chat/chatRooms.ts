import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { jobCardOf, personCardOf } from '../kernel/cards.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type ChatRoom, type Message, messagePath } from './chatRooms.schema.ts';

const path = (event: AnyEnvelope) => `chatRooms/${entityIdOf(event)}`;

const keys = (event: AnyEnvelope): string[] => {
  if (event.type !== 'ChatOpened') return [path(event)];
  const { jobId, clientId, talentId } = event.data;
  return [`jobs/${jobId}`, `clients/${clientId}`, `talents/${talentId}`];
};

const update = (event: AnyEnvelope, documents: Documents, change: Partial<ChatRoom>): Writes => [
  [path(event), { ...documents.get(path(event)), ...change, ...versionFields(event) }],
];

const moved = (event: AnyEnvelope, documents: Documents): Writes => update(event, documents, {});

export const chatRooms = projector('chatRooms', keys, {
  ChatOpened: (event, documents) => {
    const { dealKind, dealId, jobId, clientId, talentId } = event.data;
    const room = {
      id: entityIdOf(event),
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
      ...versionFields(event),
    };
    return [[path(event), room]];
  },
  ChatMessagePosted: (event, documents) => {
    const { side, text, pictures, files } = event.data;
    const room = documents.get(path(event)) as ChatRoom;
    const counts = { pictures: pictures?.length ?? 0, files: files?.length ?? 0 };
    const lastMessage = { senderId: event.data[`${side}Id`], text, ...counts, at: event.meta.recordedAt };
    return update(event, documents, { messageCount: room.messageCount + 1, lastMessage });
  },
  ChatRead: moved,
  ChatUnreadReminded: moved,
});

/** Writes chatRooms/{roomId}/messages/{id}. */
export const messages = projector('messages', () => [], {
  ChatMessagePosted: ({ streamId, data, meta }) => {
    const roomId = parseStreamId(streamId).entityId;
    const message: Message = {
      id: data.messageId,
      roomId,
      senderId: data[`${data.side}Id`],
      number: data.number,
      text: data.text,
      pictures: data.pictures ?? [],
      files: data.files ?? [],
      dates: data.dates,
      answerTo: data.answerTo,
      answers: data.answers,
      createdAt: meta.recordedAt,
      updatedAt: meta.recordedAt,
    };
    return [[messagePath(roomId, message.id), message]];
  },
});
