import { expect, test } from 'vitest';
import { runtime } from '#functions/runtime.ts';
import type { Inbox } from '#projections/inbox/inbox.schema.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { post } from '#tests/support/chats.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { enter } from '#tests/support/entries.ts';
import { newCast, newJob, newTalent, type Person } from '#tests/support/people.ts';

const block = (by: Person, blocked: Person) => send(by, 'accounts', { type: 'block', blockedId: blocked.uid });
const unblock = (by: Person, blocked: Person) => send(by, 'accounts', { type: 'unblock', blockedId: blocked.uid });

test('a blocked client can ask the cast for nothing new, in the words for a cast who takes no offers', async () => {
  const cast = await newCast();
  const inquiry = { type: 'inquire', jobId: cast.jobId, talentId: cast.talent.uid, inquiryType: 'OTHERS', message: 'ご相談です。' };
  await block(cast.talent, cast.client);
  expect(await codeOf(newOffer(cast))).toBe('talent-unavailable');
  expect(await codeOf(send(cast.client, 'offers', inquiry))).toBe('talent-unavailable');
  await unblock(cast.talent, cast.client);
  await newOffer(cast);
});

test('a blocked cast cannot enter a job of the client, and enters those of others', async () => {
  const cast = await newCast();
  const other = await newCast();
  await block(cast.client, cast.talent);
  expect(await codeOf(enter(cast.talent, cast.jobId))).toBe('job-ended');
  await enter(cast.talent, other.jobId);
  await unblock(cast.client, cast.talent);
  await enter(cast.talent, cast.jobId);
});

test('only an account of the other side can be blocked', async () => {
  const { client, talent, office } = await newCast();
  expect(await codeOf(block(talent, await newTalent(office)))).toBe('not-found');
  expect(await codeOf(block(talent, office))).toBe('not-found');
  expect(await codeOf(send(talent, 'accounts', { type: 'block', blockedId: 'nobody' }))).toBe('not-found');
  expect(await codeOf(block(office, client))).toBe('permission-denied');
});

test('a deal that is under way goes on; after its end neither side writes until the block ends', async () => {
  const cast = await newCast();
  const { client, talent } = cast;
  const { offerId, path } = await newOffer(cast);
  const message = (by: Person) => post(by, offerId, '当日の件です。');
  const dates = { type: 'proposeDates', roomId: offerId, text: '', dates: [{ date: '2099-01-05', from: '09:00', to: '10:00' }] };
  await block(talent, client);
  await message(client);
  await message(talent);
  await send(talent, 'offers', { type: 'refuse', offerId });
  await whenStatus(path, 'IS_REFUSED');
  expect(await codeOf(message(client))).toBe('room-closed');
  expect(await codeOf(send(client, 'chats', dates))).toBe('room-closed');
  expect(await codeOf(message(talent))).toBe('room-closed');
  // A room of others stays open.
  const next = await newOffer({ ...cast, jobId: await newJob(client), talent: await newTalent(cast.office) });
  await post(client, next.offerId, '当日の件です。');
  await unblock(talent, client);
  await message(client);
});

test('the list is in the own inbox only, and goes with the person', async () => {
  const { client, talent } = await newCast();
  const inboxOf = async ({ uid }: Person) => (await runtime().db.doc(`inbox/${uid}`).get()).data() as Inbox | undefined;
  await block(talent, client);
  await block(talent, client);
  expect((await inboxOf(talent))?.blocked).toEqual([client.uid]);
  expect(JSON.stringify((await inboxOf(client)) ?? {})).not.toContain(talent.uid);
  await unblock(talent, client);
  expect((await inboxOf(talent))?.blocked).toEqual([]);
});
