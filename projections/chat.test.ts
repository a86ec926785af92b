import { describe, expect, test } from 'vitest';
import { type ChatEvent, type Side, sides } from '#domain/chat/events.ts';
import { stepsOfEntry, stepsOfOffer, systemLines } from '#domain/chat/systemLines.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { accepted, adminApproved, inquired, made, histories as offerHistories, parties } from '#domain/testing/offerHistories.ts';
import { type Entry, entries } from './entries.ts';
import { type Offer, offers } from './offers.ts';
import { MISSING_PERSON } from './readModel.ts';
import { readModelProjectors } from './readModels.ts';
import { project } from './testing/project.ts';

const opened: ChatEvent = { type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: 'offer-1' } };
const posted = (side: Side, number: number, text: string | null = 'こんにちは。', pictures: string[] | null = []): ChatEvent => ({
  type: 'ChatMessagePosted',
  data: { ...parties, side, messageId: `${side}-${number}`, number, text, pictures, remindDue: null },
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
  test('counts what the other side wrote behind the read mark, and nothing of one’s own', () => {
    const story = [opened, posted('client', 1), posted('client', 2), posted('talent', 1)];
    expect(referenceOf(uidOf.talent, ...story)).toMatchObject({ unreadCount: 2, lastMessage: { senderId: uidOf.talent } });
    expect(referenceOf(uidOf.client, ...story)).toMatchObject({ unreadCount: 1, lastMessage: { senderId: uidOf.talent } });
    expect(referenceOf(uidOf.talent, ...story, read('talent', 1, 1))).toMatchObject({ unreadCount: 1, lastReadNumber: 1, version: 5 });
    expect(referenceOf(uidOf.client, ...story, read('talent', 1, 1))).toMatchObject({ unreadCount: 1, lastReadNumber: 0, version: 5 });
  });
});

describe('chatRooms/{roomId}', () => {
  const room = (...events: ChatEvent[]) => documentsOf(...events)['chatRooms/offer-1'];
  test('says what was written last', () =>
    expect(room(opened, posted('client', 1), posted('talent', 1, 'はい。', ['chat/a.webp']))).toMatchObject({
      messageCount: 2,
      lastMessage: { senderId: uidOf.talent, text: 'はい。', pictures: 1, at: NOON + 2 * HOUR },
      version: 3,
    }));
});

describe('chatRooms/{roomId}/messages/{id}', () => {
  test('holds what was written', () =>
    expect(documentsOf(opened, posted('client', 1))['chatRooms/offer-1/messages/client-1']).toEqual({
      ...{ id: 'client-1', roomId: 'offer-1', senderId: uidOf.client, number: 1 },
      ...{ text: 'こんにちは。', pictures: [], createdAt: NOON + HOUR },
    }));
  test('keeps nothing of an erased sender’s words, in lists neither', () => {
    const documents = documentsOf(opened, posted('client', 1, null, null));
    expect(documents['chatRooms/offer-1/messages/client-1']).toMatchObject({ text: null, pictures: [] });
    expect(documents['chatRooms/offer-1']).toMatchObject({ lastMessage: { text: null }, client: { name: MISSING_PERSON } });
    expect(documents[`chatRoomReferences/${uidOf.talent}_offer-1`]).toMatchObject({ lastMessage: { text: null, pictures: 0 } });
  });
});

describe('the steps of a deal between the messages', () => {
  const lineTypes = (events: readonly AnyEvent[]) => events.flatMap(({ type }) => (type in systemLines ? [type] : []));

  test.each(Object.entries(offerHistories).filter(([status]) => status !== 'NONE'))(
    'of an offer that came to %s are those of its log',
    (_, history) => {
      const document = project([offers], envelopes('offer-offer-1', ...history))['jobs/job-1/offers/offer-1'] as Offer;
      expect(stepsOfOffer(document).map(({ type }) => type)).toEqual(lineTypes(history));
    },
  );
  test('of an offer that began as an inquiry, and of one that the client declined', () => {
    for (const history of [
      [inquired, made, accepted],
      [made, accepted, adminApproved, { type: 'OfferDeclined', data: parties } as const],
    ]) {
      const document = project([offers], envelopes('offer-offer-1', ...history))['jobs/job-1/offers/offer-1'] as Offer;
      expect(stepsOfOffer(document).map(({ type }) => type)).toEqual(lineTypes(history));
    }
  });
  test('of an inquiry that was cancelled call it an inquiry', () => {
    const document = project([offers], envelopes('offer-offer-1', inquired, { type: 'OfferCanceled', data: parties }))[
      'jobs/job-1/offers/offer-1'
    ] as Offer;
    expect(stepsOfOffer(document).map(({ type }) => type)).toEqual(['OfferInquired', 'InquiryCanceled']);
  });
  test.each(Object.entries(entryHistories).filter(([status]) => status !== 'NONE'))(
    'of an entry that came to %s are those of its log',
    (_, history) => {
      const document = project([entries], envelopes('entry-entry-1', ...history))['jobs/job-1/entries/entry-1'] as Entry;
      expect(stepsOfEntry(document).map(({ type }) => type)).toEqual(lineTypes(history));
    },
  );
  test('say something to either side', () => {
    for (const line of Object.values(systemLines)) for (const side of sides) expect(line[side]).toMatch(/。$/);
  });
});
