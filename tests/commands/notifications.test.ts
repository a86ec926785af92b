import { beforeAll, expect, test } from 'vitest';
import { noticeFor } from '#domain/talk/notification/kinds.ts';
import { runtime } from '#functions/runtime.ts';
import { type Inbox, inboxPath } from '#projections/inbox/inbox.schema.ts';
import type { Notification } from '#projections/notification/notifications.schema.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { newEntry } from '#tests/support/entries.ts';
import { type Cast, newCast, newClient, newTalent, type Person } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const newestFirst = ({ uid }: Person) => runtime().db.collection('notifications').where('uid', '==', uid).orderBy('createdAt', 'desc');
const listOf = async (person: Person) => (await newestFirst(person).limit(100).get()).docs.map((found) => found.data() as Notification);
/** The count of the badge. */
const unopened = async ({ uid }: Person) => ((await runtime().db.doc(inboxPath(uid)).get()).data() as Inbox).notices;
const whenTold = (person: Person, ...kinds: Notification['kind'][]): Promise<Notification[]> =>
  until(
    () => listOf(person),
    (list) => kinds.every((kind) => list.some((found) => found.kind === kind)),
    `the notifications ${kinds.join(', ')}`,
  );

test('a deal notifies each side of the other’s acts with the job’s title, and nobody of their own acts', async () => {
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  const [told] = (await whenTold(talent, 'OfferMade')).filter(({ kind }) => kind === 'OfferMade');
  expect(told).toMatchObject({ uid: talent.uid, audience: 'talent', offerId, entryId: null, openedAt: null });
  expect(told?.job.title).toBe('企業紹介映像の出演者募集');
  expect(noticeFor('OfferMade', 'talent')?.title).toBe('オファーが届きました');
  await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 35_000 });
  await send(cast.client, 'offers', { type: 'approve', termsNo: 2, offerId });
  const kindsFor = async (person: Person) =>
    (await listOf(person))
      .filter((found) => found.offerId === offerId)
      .map(({ kind }) => kind)
      .reverse();
  await whenTold(talent, 'OfferApproved');
  expect(await kindsFor(talent)).toEqual(['OfferMade', 'OfferAdminApproved', 'OfferFeeChanged', 'OfferApproved']);
  await whenTold(cast.client, 'OfferAdminApproved');
  expect(await kindsFor(cast.client)).toEqual(['OfferAccepted', 'OfferAdminApproved']);
});

test('a client is notified of an entry after the office approved it', async () => {
  const client = await newClient(cast.office);
  const talent = await newTalent(cast.office);
  await whenTold(client, 'ClientCertified');
  await whenTold(talent, 'TalentPublished');
  const { entryId } = await newEntry({ ...cast, talent });
  await send(cast.office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
  const told = (await whenTold(cast.client, 'EntryAdminApproved')).filter((found) => found.entryId === entryId);
  expect(told.map(({ audience }) => audience)).toEqual(['client']);
});

test('one is opened, then all; the badge follows, and others’ notifications cannot be opened', async () => {
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 31_000 });
  const list = await whenTold(talent, 'TalentPublished', 'OfferMade', 'OfferFeeChanged');
  expect(await unopened(talent)).toBe(3);
  const [first, ...rest] = list.map(({ id }) => id);
  expect(await codeOf(send(cast.client, 'notifications', { type: 'open', notificationIds: [first] }))).toBe('permission-denied');
  await send(talent, 'notifications', { type: 'open', notificationIds: [first] });
  const left = (count: number) =>
    until(
      () => unopened(talent),
      (found) => found === count,
      `${count} unopened`,
    );
  await left(2);
  await send(talent, 'notifications', { type: 'open', notificationIds: rest });
  await left(0);
});
