import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { stepsOfOffer } from '#domain/work/deal/steps.ts';
import { runtime } from '#functions/runtime.ts';
import type { ChatRoom, Message } from '#projections/chat/chatRooms.schema.ts';
import { send } from '#tests/support/callables.ts';
import { post, whenReference } from '#tests/support/chats.ts';
import { armedFor, fireAt } from '#tests/support/clock.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { newEntry } from '#tests/support/entries.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, document, newCast, newTalent } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
let roomId: string;
beforeAll(async () => {
  cast = await newCast();
  roomId = (await newOffer(cast)).offerId;
  await whenReference(cast.talent, roomId);
});

const messagesOf = async (room: string) =>
  (await runtime().db.collection(`chatRooms/${room}/messages`).orderBy('createdAt').get()).docs.map((found) => found.data() as Message);

describe('a room', () => {
  test('opens with an offer for its two parties, with both cards', async () => {
    const room = await document<ChatRoom>(`chatRooms/${roomId}`, ({ version }) => version === 1);
    expect(room).toMatchObject({ id: roomId, dealKind: 'offer', dealId: roomId, clientId: cast.client.uid, talentId: cast.talent.uid });
    expect([room.client.name, room.talent.name, room.job.title]).toEqual(['株式会社あおぞら映像', '山田 花子', '企業紹介映像の出演者募集']);
    expect(await whenReference(cast.client, roomId)).toMatchObject({ side: 'client', unreadCount: 0, peer: { name: '山田 花子' } });
  });

  test('opens once with an inquiry, also if it becomes an offer; and with an entry', async () => {
    const talent = await newTalent(cast.office);
    const pair = { jobId: cast.jobId, talentId: talent.uid };
    const { streamId } = await send(cast.client, 'offers', { type: 'inquire', ...pair, inquiryType: 'OTHERS', message: 'ご相談です。' });
    const offerId = streamId.slice('offer-'.length);
    await whenReference(talent, offerId);
    await send(cast.client, 'offers', { type: 'continueInquiry', offerId, ...pair, fee: 30_000, scheduleToClose: now() + HOUR });
    const deal = await whenStatus(`jobs/${cast.jobId}/offers/${offerId}`, 'IN_PROGRESS');
    expect(deal.chatRoomId).toBe(offerId);
    expect(stepsOfOffer(deal).map(({ type }) => type)).toEqual(['OfferInquired', 'OfferMade']);
    expect((await eventsOf(`chat-${offerId}`)).map(({ type }) => type)).toEqual(['ChatOpened']);

    const other = await newTalent(cast.office);
    const { entryId } = await newEntry({ talent: other, jobId: cast.jobId });
    expect(await whenReference(other, entryId)).toMatchObject({ dealKind: 'entry', peerId: cast.client.uid });
  });
});

describe('messages', () => {
  test('go both ways, with exact unread counts', async () => {
    await post(cast.client, roomId, '当日の集合場所をお知らせします。');
    await post(cast.client, roomId, '', [`pictures/${cast.client.uid}/map.webp`]);
    const waiting = await whenReference(cast.talent, roomId, ({ unreadCount }) => unreadCount === 2);
    expect(waiting.lastMessage).toEqual({ senderId: cast.client.uid, text: '', pictures: 1, files: 0, kind: 'SAID' });
    await send(cast.talent, 'chats', { type: 'read', roomId, upTo: 1 });
    await whenReference(cast.talent, roomId, ({ unreadCount, lastReadNumber }) => unreadCount === 1 && lastReadNumber === 1);
    await post(cast.talent, roomId, '承知しました。');
    await whenReference(cast.client, roomId, ({ unreadCount }) => unreadCount === 1);
    expect(await whenReference(cast.talent, roomId)).toMatchObject({
      unreadCount: 1,
      lastMessage: { senderId: cast.talent.uid, text: '承知しました。' },
    });
    await send(cast.talent, 'chats', { type: 'read', roomId, upTo: 2 });
    await whenReference(cast.talent, roomId, ({ unreadCount }) => unreadCount === 0);
    const texts = await messagesOf(roomId);
    expect(texts.map(({ senderId, number, text, pictures }) => [senderId, number, text, pictures.length])).toEqual([
      [cast.client.uid, 1, '当日の集合場所をお知らせします。', 0],
      [cast.client.uid, 2, '', 1],
      [cast.talent.uid, 1, '承知しました。', 0],
    ]);
    const room = await document<ChatRoom>(`chatRooms/${roomId}`, ({ messageCount }) => messageCount === 3);
    expect(room.lastMessage).toMatchObject({ senderId: cast.talent.uid, text: '承知しました。' });
    expect(JSON.stringify(await eventsOf(`chat-${roomId}`))).not.toContain('集合場所');
  });

  test('that are sent twice with one command id are one message, also after many later ones', async () => {
    const commandId = randomUUID();
    const command = { type: 'post', roomId, text: '一度だけ届きます。', pictures: [] };
    const [first, again] = [await send(cast.client, 'chats', command, commandId), await send(cast.client, 'chats', command, commandId)];
    expect(again).toEqual(first);
    // More than the receipts in the head of a stream.
    const late = randomUUID();
    for (let later = 0; later < 25; later++) await post(cast.client, roomId, `${later}`);
    const last = { type: 'post', roomId, text: 'これも一度だけです。', pictures: [] };
    const stored = await send(cast.client, 'chats', last, late);
    const after = await post(cast.client, roomId, '最後です。');
    expect(await send(cast.client, 'chats', command, commandId)).toEqual(first);
    expect(await send(cast.client, 'chats', last, late)).toEqual(stored);
    await whenReference(cast.client, roomId, ({ version }) => version === after.version);
    expect((await messagesOf(roomId)).filter(({ text }) => text === last.text)).toHaveLength(1);
    expect((await messagesOf(roomId)).filter(({ text }) => text === '一度だけ届きます。')).toHaveLength(1);
  });

  test('can be sent after the deal has ended', async () => {
    const talent = await newTalent(cast.office);
    const { offerId } = await newOffer({ ...cast, talent });
    await whenReference(talent, offerId);
    await send(talent, 'offers', { type: 'refuse', offerId });
    await whenStatus(`jobs/${cast.jobId}/offers/${offerId}`, 'IS_REFUSED');
    await post(talent, offerId, 'また機会がありましたらお願いします。');
    await whenReference(cast.client, offerId, ({ unreadCount }) => unreadCount === 1);
  });
});

test('a member who does not read for ten minutes gets one mail until they read something', async () => {
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  await whenReference(talent, offerId);
  await post(cast.client, offerId, '一通目です。');
  await post(cast.client, offerId, '二通目です。');
  const [alarm] = await until(
    () => armedFor(`chat-${offerId}`),
    (found) => found.length > 0,
    'the alarm of unread messages',
  );
  if (!alarm) throw new Error('no alarm');
  expect(alarm.kind).toBe('remindTalent');
  for (let ring = 0; ring < 2; ring++) await fireAt(alarm, alarm.dueAt);
  const types = async () => (await eventsOf(`chat-${offerId}`)).slice(1).map(({ type }) => type);
  expect(await types()).toEqual(['ChatMessagePosted', 'ChatMessagePosted', 'ChatUnreadReminded']);
  await post(cast.client, offerId, '三通目です。');
  await send(talent, 'chats', { type: 'read', roomId: offerId, upTo: 3 });
  await fireAt(alarm, alarm.dueAt + 1);
  expect((await types()).slice(3)).toEqual(['ChatMessagePosted', 'ChatRead']);
});
