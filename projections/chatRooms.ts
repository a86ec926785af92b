import { z } from 'zod';
import { dealKinds } from '#domain/chat/events.ts';
import { type SystemType, systemTypes } from '#domain/chat/systemLines.ts';
import { entryStatuses } from '#domain/entry/status.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { offerStatuses } from '#domain/offer/status.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type DealEnvelope, dealIdsOf, dealPath } from './deals.ts';
import type { Entry } from './entries.ts';
import type { Offer } from './offers.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { jobCard, jobCardOf, personCard, personCardOf, time, timeOrNull } from './readModel.ts';

/** The newest message, for lists; the text reads as null once its sender is erased. */
const lastMessage = z.object({ senderId: z.string(), text: z.string().nullable(), pictures: z.number(), at: time });

/**
 * chatRooms/{roomId}: the room of a deal, under the deal's id. The deal's stream says where the deal stands, the room's stream everything else; each owns its
 * fields, so the order between the two does not matter. `version` is the room's stream's.
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
  /** Null until the deal itself is there. */
  dealStatus: z.enum([...new Set([...offerStatuses, ...entryStatuses])]).nullable(),
  messageCount: z.number(),
  lastMessage: lastMessage.nullable(),
  openedAt: timeOrNull,
  createdAt: time,
  updatedAt: time,
  version: z.number(),
});
export type ChatRoom = z.infer<typeof chatRoomSchema>;

type ChatEnvelope = EnvelopeNamed<'ChatOpened' | 'ChatMessagePosted' | 'ChatRead' | 'ChatUnreadReminded'>;

export const roomPath = (event: AnyEnvelope): string => `chatRooms/${parseStreamId(event.streamId).entityId}`;

const keys = (event: AnyEnvelope): string[] => {
  if (event.type === 'ChatOpened') {
    const { jobId, clientId, talentId } = event.data;
    return [roomPath(event), `jobs/${jobId}`, `clients/${clientId}`, `talents/${talentId}`];
  }
  if (parseStreamId(event.streamId).aggregate === 'chat') return [roomPath(event)];
  return [roomPath(event), dealPathOf(event as DealEnvelope)];
};

const dealPathOf = (event: DealEnvelope) => dealPath(dealIdsOf(event.streamId).entryId === null ? 'offers' : 'entries', event);

/** A room of which nothing is known but whose it is. */
const blank = (event: DealEnvelope, dealKind: ChatRoom['dealKind'], cards: Pick<ChatRoom, 'job' | 'client' | 'talent'>): ChatRoom => {
  const { jobId, clientId, talentId } = event.data;
  const id = parseStreamId(event.streamId).entityId;
  return {
    id,
    dealKind,
    dealId: id,
    jobId,
    clientId,
    talentId,
    job: cards.job,
    client: cards.client,
    talent: cards.talent,
    dealStatus: null,
    messageCount: 0,
    lastMessage: null,
    openedAt: null,
    createdAt: 0,
    updatedAt: 0,
    version: 0,
  };
};

/** What the room's stream said so far. */
const said = (room: ChatRoom | undefined) => {
  if (!room) return {};
  const { messageCount, lastMessage, openedAt, updatedAt, version } = room;
  return { messageCount, lastMessage, openedAt, updatedAt, version };
};

/** The deal's document comes from the same stream, just before: its status and its cards are the room's. */
const followDeal = (event: DealEnvelope & { type: SystemType }, documents: Documents): Writes => {
  const deal = documents.get(dealPathOf(event)) as Offer | Entry | undefined;
  if (!deal) return [];
  const before = documents.get(roomPath(event)) as ChatRoom | undefined;
  const at = event.meta.recordedAt;
  // Whose room it is, is the deal's word also where the room was opened first.
  const room: ChatRoom = before?.dealStatus
    ? { ...before }
    : { ...blank(event, 'kind' in deal ? 'offer' : 'entry', deal), ...said(before) };
  room.dealStatus = deal.status;
  room.createdAt = deal.createdAt;
  room.updatedAt = Math.max(room.updatedAt, at);
  return [[roomPath(event), room]];
};

const openRoom = (event: EnvelopeNamed<'ChatOpened'>, documents: Documents): Writes => {
  const { jobId, clientId, talentId, dealKind } = event.data;
  const before = documents.get(roomPath(event)) as ChatRoom | undefined;
  const cards = () => ({
    job: jobCardOf(jobId, documents.get(`jobs/${jobId}`)),
    client: personCardOf(clientId, documents.get(`clients/${clientId}`)),
    talent: personCardOf(talentId, documents.get(`talents/${talentId}`)),
  });
  return followRoom(event, before ?? blank(event, dealKind, cards()), { openedAt: event.meta.recordedAt });
};

const followRoom = (event: ChatEnvelope, room: ChatRoom | undefined, change: Partial<ChatRoom>): Writes => {
  if (!room) return [];
  const updatedAt = Math.max(room.updatedAt, event.meta.recordedAt);
  return [[roomPath(event), { ...room, ...change, updatedAt, version: event.version }]];
};

const held = (event: ChatEnvelope, documents: Documents) => documents.get(roomPath(event)) as ChatRoom | undefined;

const posted = (event: EnvelopeNamed<'ChatMessagePosted'>, documents: Documents): Writes => {
  const { data, meta } = event;
  const room = held(event, documents);
  const message = { senderId: data[`${data.side}Id`], text: data.text, pictures: data.pictures?.length ?? 0, at: meta.recordedAt };
  return followRoom(event, room, { messageCount: (room?.messageCount ?? 0) + 1, lastMessage: message });
};

const moved = (event: EnvelopeNamed<'ChatRead' | 'ChatUnreadReminded'>, documents: Documents): Writes =>
  followRoom(event, held(event, documents), {});

export const chatRooms = projector('chatRooms', 1, keys, {
  ...Object.fromEntries(systemTypes.map((type) => [type, followDeal])),
  ChatOpened: openRoom,
  ChatMessagePosted: posted,
  ChatRead: moved,
  ChatUnreadReminded: moved,
});
