import { type Side, sides } from '#domain/kernel/commonFields.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { otherSide } from '#domain/talk/chat/state.ts';
import { jobCardOf, personCardOf } from '../kernel/cards.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import type { ChatRoomReference } from './chatRoomReferences.schema.ts';

type ChatEnvelope = EnvelopeNamed<'ChatOpened' | 'ChatMessagePosted' | 'ChatRead' | 'ChatUnreadReminded'>;

const roomIdOf = (event: ChatEnvelope) => entityIdOf(event);

const referencePath = (event: ChatEnvelope, side: Side): string => `chatRoomReferences/${event.data[`${side}Id`]}_${roomIdOf(event)}`;

const personPath = (event: ChatEnvelope, side: Side) => `${side}s/${event.data[`${side}Id`]}`;

const keys = (event: AnyEnvelope): string[] => {
  const chat = event as ChatEnvelope;
  if (event.type === 'ChatOpened') return [`jobs/${event.data.jobId}`, ...sides.map((side) => personPath(chat, side))];
  return sides.map((side) => referencePath(chat, side));
};

const opened = (event: EnvelopeNamed<'ChatOpened'>, side: Side, documents: Documents): ChatRoomReference => {
  const { data, meta, version } = event;
  const peer = otherSide[side];
  const uid = data[`${side}Id`];
  const peerId = data[`${peer}Id`];
  return {
    id: `${uid}_${roomIdOf(event)}`,
    uid,
    side,
    roomId: roomIdOf(event),
    dealKind: data.dealKind,
    dealId: data.dealId,
    jobId: data.jobId,
    job: jobCardOf(data.jobId, documents.get(`jobs/${data.jobId}`)),
    peerId,
    peer: personCardOf(peerId, documents.get(personPath(event, peer))),
    unreadCount: 0,
    lastReadNumber: 0,
    peerReadNumber: 0,
    lastMessage: null,
    lastMessageAt: meta.recordedAt,
    createdAt: meta.recordedAt,
    updatedAt: meta.recordedAt,
    version,
  };
};

/**
 * Both views take the version of the stream, even for an event of one side, because each browser
 * waits for the version of the room.
 */
const update = (
  event: ChatEnvelope,
  documents: Documents,
  change: (side: Side, reference: ChatRoomReference) => Partial<ChatRoomReference>,
): Writes =>
  sides.flatMap((side) => {
    const path = referencePath(event, side);
    const reference = documents.get(path) as ChatRoomReference | undefined;
    if (!reference) return [];
    const after = { ...reference, ...change(side, reference), ...versionFields(event) };
    return [[path, after] as const];
  });

const posted = (event: EnvelopeNamed<'ChatMessagePosted'>, documents: Documents): Writes => {
  const { side: sender, text, pictures, files, dates, answerTo } = event.data;
  const kind = answerTo ? 'ANSWER' : dates.length > 0 ? 'DATES' : 'SAID';
  const counts = { pictures: pictures?.length ?? 0, files: files?.length ?? 0 };
  const lastMessage = { senderId: event.data[`${sender}Id`], text, ...counts, kind } as const;
  return update(event, documents, (side, { unreadCount }) => ({
    unreadCount: side === sender ? unreadCount : unreadCount + 1,
    lastMessage,
    lastMessageAt: event.meta.recordedAt,
  }));
};

const read = (event: EnvelopeNamed<'ChatRead'>, documents: Documents): Writes => {
  const { side: reader, upTo, unreadCount } = event.data;
  return update(event, documents, (side) => (side === reader ? { unreadCount, lastReadNumber: upTo } : { peerReadNumber: upTo }));
};

/** Writes chatRoomReferences/{uid}_{roomId}, one for each side of a room. */
export const chatRoomReferences = projector('chatRoomReferences', keys, {
  ChatOpened: (event, documents) => sides.map((side) => [referencePath(event, side), opened(event, side, documents)] as const),
  ChatMessagePosted: posted,
  ChatRead: read,
  ChatUnreadReminded: (event, documents) => update(event, documents, () => ({})),
});
