import { describe, expect, test } from 'vitest';
import type { Side } from '#domain/kernel/commonFields.ts';
import type { ChatEvent } from '#domain/talk/chat/chat.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties, plainMessage } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { MISSING_PERSON } from '../kernel/fields.schema.ts';
import { readModelProjectors } from '../readModels.ts';
import { project } from '../testing/project.ts';
import { type Message, messageSchema } from './chatRooms.schema.ts';

const opened: ChatEvent = { type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: 'offer-1' } };
const posted = (side: Side, number: number, text: string | null = 'こんにちは。', pictures: string[] | null = []): ChatEvent => ({
  type: 'ChatMessagePosted',
  data: { ...parties, side, messageId: `${side}-${number}`, number, text, pictures, ...plainMessage, remindDue: null },
});
const read = (side: Side, upTo: number, unreadCount: number): ChatEvent => ({
  type: 'ChatRead',
  data: { ...parties, side, upTo, unreadCount, remindDue: null },
});
const documentsOf = (...events: ChatEvent[]) => project(readModelProjectors, envelopes('chat-offer-1', ...events));
const referenceOf = (uid: string, ...events: ChatEvent[]) => documentsOf(...events)[`chatRoomReferences/${uid}_offer-1`];

describe('chatRoomReferences/{uid}_{roomId}', () => {
  test('shows each member the other', () => {
    expect(referenceOf(uidOf.client, opened)).toMatchObject({ uid: uidOf.client, side: 'client', peerId: uidOf.talent, unreadCount: 0 });
    expect(referenceOf(uidOf.talent, opened)).toMatchObject({ uid: uidOf.talent, side: 'talent', peerId: uidOf.client, lastMessage: null });
  });
  test('counts the other side’s messages after the read mark, and no own messages', () => {
    const story = [opened, posted('client', 1), posted('client', 2), posted('talent', 1)];
    expect(referenceOf(uidOf.talent, ...story)).toMatchObject({ unreadCount: 2, lastMessage: { senderId: uidOf.talent } });
    expect(referenceOf(uidOf.client, ...story)).toMatchObject({ unreadCount: 1, lastMessage: { senderId: uidOf.talent } });
    expect(referenceOf(uidOf.talent, ...story, read('talent', 1, 1))).toMatchObject({ unreadCount: 1, lastReadNumber: 1, version: 5 });
    expect(referenceOf(uidOf.client, ...story, read('talent', 1, 1))).toMatchObject({
      unreadCount: 1,
      lastReadNumber: 0,
      peerReadNumber: 1,
      version: 5,
    });
  });
});

describe('chatRoomReferences/{uid}_{roomId} with proposed times', () => {
  const times = [{ date: '2026-12-14', from: '09:00', to: '18:00' }];
  const dated = (side: 'client' | 'talent', fields: object) => {
    const message = posted(side, 1);
    return { ...message, data: { ...message.data, text: '', dates: times, ...fields } } as ChatEvent;
  };
  test('show that they were proposed, and answered', () => {
    const answer = dated('talent', { answerTo: 'client-1', answers: ['YES'] });
    expect(referenceOf(uidOf.talent, opened, dated('client', {}))).toMatchObject({ unreadCount: 1, lastMessage: { kind: 'DATES' } });
    expect(referenceOf(uidOf.client, opened, dated('client', {}), answer)).toMatchObject({
      unreadCount: 1,
      lastMessage: { kind: 'ANSWER' },
    });
    expect(documentsOf(opened, answer)['chatRooms/offer-1/messages/talent-1']).toMatchObject({
      dates: times,
      answerTo: 'client-1',
      answers: ['YES'],
    });
  });
});

describe('chatRooms/{roomId}', () => {
  const room = (...events: ChatEvent[]) => documentsOf(...events)['chatRooms/offer-1'];
  test('has the last message', () =>
    expect(room(opened, posted('client', 1), posted('talent', 1, 'はい。', ['chat/a.webp']))).toMatchObject({
      messageCount: 2,
      lastMessage: { senderId: uidOf.talent, text: 'はい。', pictures: 1, at: NOON + 2 * HOUR },
      version: 3,
    }));
});

describe('chatRooms/{roomId}/messages/{id}', () => {
  test('has the content of a message', () =>
    expect(documentsOf(opened, posted('client', 1))['chatRooms/offer-1/messages/client-1']).toEqual({
      id: 'client-1',
      roomId: 'offer-1',
      senderId: uidOf.client,
      number: 1,
      text: 'こんにちは。',
      pictures: [],
      ...plainMessage,
      createdAt: NOON + HOUR,
      updatedAt: NOON + HOUR,
    }));
  test('lists its files; a message of an earlier release has none', () => {
    const sheet = { path: 'documents/client-1/a.pdf', name: '香盤表.pdf', size: 120_000 };
    const message = posted('client', 1, '');
    const withFile = { ...message, data: { ...message.data, files: [sheet] } } as ChatEvent;
    const documents = documentsOf(opened, withFile);
    expect(documents['chatRooms/offer-1/messages/client-1']).toMatchObject({ files: [sheet] });
    expect(documents['chatRooms/offer-1']).toMatchObject({ lastMessage: { files: 1 } });
    expect(documents[`chatRoomReferences/${uidOf.talent}_offer-1`]).toMatchObject({ lastMessage: { files: 1, pictures: 0 } });
    const { files: _, ...older } = documents['chatRooms/offer-1/messages/client-1'] as Message;
    expect(messageSchema.parse(older)).toMatchObject({ files: [] });
  });
  test('has no text of an erased sender, also not in lists', () => {
    const erased = posted('client', 1, null, null);
    const documents = documentsOf(opened, { ...erased, data: { ...erased.data, files: null } } as ChatEvent);
    expect(documents['chatRooms/offer-1/messages/client-1']).toMatchObject({ text: null, pictures: [], files: [] });
    expect(documents['chatRooms/offer-1']).toMatchObject({ lastMessage: { text: null }, client: { name: MISSING_PERSON } });
    expect(documents[`chatRoomReferences/${uidOf.talent}_offer-1`]).toMatchObject({ lastMessage: { text: null, pictures: 0 } });
  });
});
