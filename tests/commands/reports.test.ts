import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { runtime } from '#functions/runtime.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { call, codeOf, refusal, send } from '#tests/support/callables.ts';
import { whenReference } from '#tests/support/chats.ts';
import { newOffer } from '#tests/support/deals.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, clientProfile, document, newCast, newClient, newTalent, type Person } from '#tests/support/people.ts';
import { closedDeal, whenReview } from '#tests/support/reviews.ts';

let cast: Cast;
let roomId: string;
beforeAll(async () => {
  cast = await newCast();
  roomId = (await newOffer(cast)).offerId;
  await whenReference(cast.talent, roomId);
});

const words = '掲載されている報酬が、事前の説明と異なります。';
const say = (sender: Person, kind: string, subjectId: string, change: object = {}) =>
  send(sender, 'reports', { type: 'report', kind, subjectId, reason: 'FALSE', words, ...change });
const settle = (sender: Person, reportId: string, change: object = {}) =>
  send(sender, 'reports', {
    type: 'settle',
    reportId,
    number: 1,
    outcome: 'HANDLED',
    note: '掲載内容を修正していただきました。',
    ...change,
  });
const whenShown = (id: string, status: Report['status']) => document<Report>(`reports/${id}`, (report) => report.status === status);

test('a report goes to the office, is unique while it is open, is settled once, and can be repeated', async () => {
  const { streamId } = await say(cast.talent, 'job', cast.jobId);
  const reportId = `job_${cast.talent.uid}_${cast.jobId}`;
  expect(streamId).toBe(`report-${reportId}`);
  const shown = await whenShown(`${reportId}_1`, 'OPEN');
  expect(shown).toMatchObject({ reporterId: cast.talent.uid, ownerId: cast.client.uid, words, jobId: cast.jobId });
  expect([shown.talent.name, shown.client.name, shown.job?.title]).toEqual([
    '山田 花子',
    '株式会社あおぞら映像',
    '企業紹介映像の出演者募集',
  ]);
  expect(JSON.stringify(await eventsOf(streamId))).not.toContain(words);

  expect(await codeOf(say(cast.talent, 'job', cast.jobId, { reason: 'ILLEGAL' }))).toBe('report-open');
  expect(await codeOf(settle(cast.talent, reportId))).toBe('permission-denied');
  await settle(cast.office, reportId);
  expect(await whenShown(`${reportId}_1`, 'SETTLED')).toMatchObject({ outcome: 'HANDLED', settledBy: cast.office.uid });
  expect(await codeOf(settle(cast.office, reportId, { outcome: 'NO_ISSUE' }))).toBe('status-conflict');

  await say(cast.talent, 'job', cast.jobId, { reason: 'ILLEGAL' });
  await whenShown(`${reportId}_2`, 'OPEN');
  expect(await codeOf(settle(cast.office, reportId))).toBe('status-conflict');
});

test('only the office is told: the other side has no new document', async () => {
  const talent = await newTalent(cast.office);
  await say(cast.client, 'talent', talent.uid);
  await whenShown(`talent_${cast.client.uid}_${talent.uid}_1`, 'OPEN');
  await whenCaughtUp();
  const { db } = runtime();
  const told = await db.collection('notifications').where('uid', '==', talent.uid).get();
  expect(told.docs.map((found) => found.get('kind'))).not.toContain('ReportMade');
  expect(await eventsOf(`talent-${talent.uid}`)).toHaveLength(2);
});

test('both sides can report their own room with words, and a review that they received', async () => {
  expect((await refusal(say(cast.talent, 'room', roomId, { words: '' }))).details?.fields).toHaveProperty('words');
  await say(cast.talent, 'room', roomId);
  await say(cast.client, 'room', roomId, { reason: 'HARASSMENT' });
  expect(await whenShown(`room_${cast.client.uid}_${roomId}_1`, 'OPEN')).toMatchObject({ by: 'client', ownerId: cast.talent.uid });

  const { reviewId, talent, paths } = await closedDeal(cast);
  await whenReview(paths.talent, 'IS_WAITING');
  await send(cast.client, 'reviews', { type: 'write', reviewId, score: 1, comment: '' });
  expect(await codeOf(say(talent, 'review', reviewId))).toBe('not-found');
  await send(talent, 'reviews', { type: 'reportNotHeld', reviewId });
  await say(talent, 'review', reviewId);
  expect(await whenShown(`review_${talent.uid}_${reviewId}_1`, 'OPEN')).toMatchObject({ ownerId: cast.client.uid, subjectId: reviewId });
  expect(await codeOf(say(cast.client, 'review', reviewId))).toBe('not-found');
});

describe('the evidence of a report', () => {
  const pictureOf = ({ uid }: Person) => `pictures/${uid}/evidence_M.webp`;
  test('is own uploads, and a message of the other side in the reported room', async () => {
    const { client, talent } = cast;
    const other = await newOffer({ ...cast, talent: await newTalent(cast.office) });
    await send(client, 'chats', { type: 'post', roomId: other.offerId, text: 'ほかの部屋です。', pictures: [] });
    const ids = async (room: string) => (await runtime().db.collection(`chatRooms/${room}/messages`).get()).docs.map(({ id }) => id);
    await send(talent, 'chats', { type: 'post', roomId, text: '自分の言葉です。', pictures: [] });
    const [foreign] = await ids(other.offerId);
    const [own] = await ids(roomId);
    const reporter = await newTalent(cast.office);
    expect(await codeOf(say(reporter, 'job', cast.jobId, { pictures: [pictureOf(reporter)] }))).toBe('upload-missing');
    await runtime().objects.write(pictureOf(client), Buffer.from('picture'), 'image/webp');
    expect(await codeOf(say(reporter, 'job', cast.jobId, { pictures: [pictureOf(client)] }))).toBe('invalid-argument');
    for (const messageId of [own, foreign, 'nothing']) expect(await codeOf(say(talent, 'room', roomId, { messageId }))).toBe('not-found');
    expect(await codeOf(say(reporter, 'job', cast.jobId, { messageId: own }))).toBe('not-found');
  });

  test('is opened by the office for a reason; the document only says that there is some', async () => {
    const world = await newCast();
    const { client, talent, office } = world;
    const room = (await newOffer(world)).offerId;
    await whenReference(talent, room);
    await send(client, 'chats', { type: 'post', roomId: room, text: '連絡先を教えてください。', pictures: [] });
    const [message] = (await runtime().db.collection(`chatRooms/${room}/messages`).get()).docs;
    await runtime().objects.write(pictureOf(talent), Buffer.from('picture'), 'image/webp');
    const { streamId } = await say(talent, 'room', room, { pictures: [pictureOf(talent)], messageId: message?.id });
    const shown = await whenShown(`room_${talent.uid}_${room}_1`, 'OPEN');
    expect(shown.evidence).toEqual({ version: 1, pictures: 1, hasMessage: true });
    expect(JSON.stringify([shown, await eventsOf(streamId)])).not.toMatch(/evidence_M|連絡先/);
    const open = { type: 'open', commandId: randomUUID(), streamId, version: 1, reason: '通報の確認のため' };
    const opened = { words, pictures: [pictureOf(talent)], messageText: '連絡先を教えてください。', messagePictures: [] };
    expect(await call(office, 'audit', open)).toEqual(opened);
  });
});

describe('refused are', () => {
  test('reports of things that do not exist or are hidden', async () => {
    expect(await codeOf(say(cast.talent, 'job', 'nothing'))).toBe('not-found');
    expect(await codeOf(say(cast.talent, 'client', 'nobody'))).toBe('not-found');
    expect(await codeOf(say(cast.client, 'talent', 'nobody'))).toBe('not-found');
    expect(await codeOf(say(cast.talent, 'room', 'nothing'))).toBe('not-found');
  });
  test('reports of other people’s rooms, and of things shown to the other side only', async () => {
    const [stranger, competitor] = await Promise.all([newTalent(cast.office), newClient(cast.office, '高橋 誠')]);
    for (const somebody of [stranger, competitor, cast.office])
      expect(await codeOf(say(somebody, 'room', roomId))).toBe('permission-denied');
    expect(await codeOf(say(cast.client, 'job', cast.jobId))).toBe('permission-denied');
    expect(await codeOf(say(competitor, 'client', cast.client.uid))).toBe('permission-denied');
    expect(await codeOf(say(stranger, 'talent', cast.talent.uid))).toBe('permission-denied');
  });
});

test('the name of the reported person follows the profile', async () => {
  const talent = await newTalent(cast.office);
  const client = await newClient(cast.office);
  await say(talent, 'client', client.uid);
  const id = `client_${talent.uid}_${client.uid}_1`;
  await whenShown(id, 'OPEN');
  const profile = clientProfile();
  await send(client, 'clients', { ...profile, company: { ...profile.company, name: '株式会社ゆうぞら' } });
  await document<Report>(`reports/${id}`, (report) => report.client.name === '株式会社ゆうぞら');
});
