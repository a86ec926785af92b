import { beforeAll, describe, expect, test } from 'vitest';
import { entryStatuses } from '#domain/entry/status.ts';
import { notificationKinds } from '#domain/notification/kinds.ts';
import { offerStatuses } from '#domain/offer/status.ts';
import { reviewStatuses } from '#domain/review/status.ts';
import { runtime } from '#functions/runtime.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { until } from '#tests/support/until.ts';

beforeAll(() => whenCaughtUp(), 120_000);

const all = async (collection: string) => (await runtime().db.collectionGroup(collection).get()).docs.map((found) => found.data());
/** What names one of the demo's people: others may have been at work in the same stack. */
const ofDemo = async (collection: string, named: string) => {
  const found = await runtime().db.collectionGroup(collection).where(named, '>=', 'demo-').where(named, '<', 'demo.').get();
  return found.docs.map((each) => each.data());
};
const deals = () => Promise.all([ofDemo('offers', 'clientId'), ofDemo('entries', 'clientId')]);
const distinct = (documents: readonly FirebaseFirestore.DocumentData[], field: string) => new Set(documents.map((found) => found[field]));

describe('the demo data', () => {
  test('leaves no stream parked', async () => {
    expect(await all('parkedStreams')).toEqual([]);
  });

  test('shows every status of offers, entries, bills and reviews', async () => {
    const [[offers, entries], reviews] = await Promise.all([deals(), all('reviews')]);
    expect(distinct(offers, 'status')).toEqual(new Set(offerStatuses));
    expect(distinct(entries, 'status')).toEqual(new Set(entryStatuses));
    expect(distinct(reviews, 'status')).toEqual(new Set(reviewStatuses));
    expect(distinct(offers, 'billStatus')).toEqual(new Set([null, 'UNCLAIMED', 'CLAIMED', 'IGNORED']));
  });

  test('shows the demo client and the demo cast every status', async () => {
    const [client, cast] = await Promise.all(
      ['client@example.com', 'talent@example.com'].map(async (email) => (await runtime().auth.getUserByEmail(email)).uid),
    );
    const [offers, entries] = await deals();
    for (const [side, uid] of [
      ['clientId', client],
      ['talentId', cast],
    ] as const) {
      const own = (both: typeof offers) => both.filter((deal) => deal[side] === uid);
      expect([side, distinct(own(offers), 'status')]).toEqual([side, new Set(offerStatuses)]);
      expect([side, distinct(own(entries), 'status')]).toEqual([side, new Set(entryStatuses)]);
    }
  });

  test('has a notification of every kind, opened and unopened', async () => {
    // The job that its deadline ends does so in its own time.
    const notifications = await until(
      () => ofDemo('notifications', 'uid'),
      (found) => found.some(({ kind }) => kind === 'JobEnded'),
      'the end of a job',
      60_000,
    );
    expect(notificationKinds.filter((kind) => !distinct(notifications, 'kind').has(kind))).toEqual([]);
    expect(notifications.filter(({ openedAt }) => openedAt !== null).length).toBeGreaterThan(5);
    expect(notifications.filter(({ openedAt }) => openedAt === null).length).toBeGreaterThan(5);
  });

  test('has rooms with history, read and unread', async () => {
    const [messages, references] = await Promise.all([all('messages'), all('chatRoomReferences')]);
    expect(messages.length).toBeGreaterThan(10);
    expect(references.some(({ unreadCount }) => unreadCount > 0)).toBe(true);
    expect(references.some(({ unreadCount, lastReadNumber }) => unreadCount === 0 && lastReadNumber > 0)).toBe(true);
  });

  test('has published and unpublished news, drafts, likes of both kinds, portfolios, masters, a roster and reports', async () => {
    expect(distinct(await all('news'), 'isPublished')).toEqual(new Set([true, false]));
    expect(distinct(await all('media'), 'type')).toEqual(new Set(['IMAGE', 'YOUTUBE']));
    for (const collection of ['jobDrafts', 'likedTalents', 'likedJobs', 'industryMaster', 'jobCategoryMaster', 'mediaMaster', 'students'])
      expect([collection, (await all(collection)).length > 0]).toEqual([collection, true]);
    expect((await all('reports')).filter(({ status }) => status === 'OPEN')).toHaveLength(2);
    const talents = await all('talents');
    expect(talents.some(({ reviews }) => reviews.count > 1)).toBe(true);
    expect(talents.some(({ belongingTo }) => belongingTo !== null)).toBe(true);
  });
});
