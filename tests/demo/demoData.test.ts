import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { contactStatuses } from '#domain/talk/contact/category.ts';
import { standingWords } from '#domain/talk/mail/mailWords.ts';
import { notificationKinds } from '#domain/talk/notification/kinds.ts';
import { reviewStatuses } from '#domain/talk/review/content.ts';
import { entryStatuses } from '#domain/work/entry/status.ts';
import { offerStatuses } from '#domain/work/offer/status.ts';
import { runtime } from '#functions/runtime.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { whenCaughtUp } from '#tests/support/log.ts';

beforeAll(() => whenCaughtUp());

const all = async (collection: string) => (await runtime().db.collectionGroup(collection).get()).docs.map((found) => found.data());
/** Documents of demo people, because the stack may have others. */
const ofDemo = async (collection: string, named: string) => {
  const found = await runtime().db.collectionGroup(collection).where(named, '>=', 'demo-').where(named, '<', 'demo.').get();
  return found.docs.map((each) => each.data());
};
const deals = () => Promise.all([ofDemo('offers', 'clientId'), ofDemo('entries', 'clientId')]);
const demoEmails = ['client@example.com', 'talent@example.com'] as const;
const distinct = (documents: readonly FirebaseFirestore.DocumentData[], field: string) => new Set(documents.map((found) => found[field]));

describe('the demo data', () => {
  test('parks no stream', async () => {
    expect(await all('parkedStreams')).toEqual([]);
  });

  test('has every status of offers, entries, bills and reviews', async () => {
    const [[offers, entries], reviews] = await Promise.all([deals(), all('reviews')]);
    expect(distinct(offers, 'status')).toEqual(new Set(offerStatuses));
    expect(distinct(entries, 'status')).toEqual(new Set(entryStatuses));
    expect(distinct(reviews, 'status')).toEqual(new Set(reviewStatuses));
    expect(distinct(offers, 'billStatus')).toEqual(new Set([null, 'UNCLAIMED', 'CLAIMED', 'IGNORED']));
  });

  test('has every status for the demo client and the demo cast', async () => {
    const [client, cast] = await Promise.all(demoEmails.map(async (email) => (await runtime().auth.getUserByEmail(email)).uid));
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
    const notifications = await ofDemo('notifications', 'uid');
    // Refused changes, cancellations, disputed costs, corrected birthdays and ends of holds are
    // rare; ends are moved by consent. One counter-offer and one round of auditions are open.
    const rare =
      /Cancellation(Withdrawn|Dismissed|Reminded)|EntryCancellation|ScheduleChanged|Change(Declined|Withdrawn|Lapsed|AdminDisapproved)|InquiryReminded|EntryWithdrawn|BirthdayConfirmed|Settlement(Withdrawn|Answered|HandedOver|Decided)|Counter(?!Proposed)|Hold(?!Requested|Granted)|Audition(?!Invited|Confirmed)/;
    const missing = notificationKinds.filter((kind) => !distinct(notifications, 'kind').has(kind));
    expect(missing.filter((kind) => !rare.test(kind))).toEqual([]);
    expect(notifications.filter(({ openedAt }) => openedAt !== null).length).toBeGreaterThan(5);
    expect(notifications.filter(({ openedAt }) => openedAt === null).length).toBeGreaterThan(5);
  });

  test('spans 120 days: people, jobs, deals, messages and likes are spread over them', async () => {
    const came = {
      offers: ofDemo('offers', 'clientId'),
      entries: ofDemo('entries', 'clientId'),
      jobs: ofDemo('jobs', 'clientId'),
      notifications: ofDemo('notifications', 'uid'),
      likedTalents: all('likedTalents'),
      likedJobs: all('likedJobs'),
      messages: all('messages'),
      news: all('news'),
      casts: ofDemo('talents', 'id'),
      clients: ofDemo('clients', 'id'),
    };
    const now = Date.now();
    for (const [name, documents] of Object.entries(came)) {
      const times = (await documents).map(({ createdAt }) => createdAt as number);
      expect(Math.min(...times), name).toBeLessThan(now - 90 * DAY);
      expect(Math.max(...times), name).toBeGreaterThan(now - 14 * DAY);
    }
    const { createdAt } = (await runtime().db.doc('users/demo-office').get()).data() as { createdAt: number };
    expect(createdAt).toBeLessThan(now - 120 * DAY);
  });

  test('has claimed and unclaimed bills, together in at least four months', async () => {
    const closed = (await deals()).flat().filter(({ billStatus }) => ['CLAIMED', 'UNCLAIMED'].includes(billStatus));
    const months = (billStatus: string) =>
      closed.filter((deal) => deal.billStatus === billStatus).map(({ closedAt }) => jstMonth(closedAt));
    const [claimed, unclaimed] = [new Set(months('CLAIMED')), new Set(months('UNCLAIMED'))];
    expect(new Set([...claimed, ...unclaimed]).size).toBeGreaterThanOrEqual(4);
    expect([claimed.size > 1, unclaimed.size > 1]).toEqual([true, true]);
  });

  test('has jobs that the demo cast can enter, and casts that the demo client can ask', async () => {
    const [client, cast] = await Promise.all(demoEmails.map(async (email) => (await runtime().auth.getUserByEmail(email)).uid));
    const [[offers, entries], jobs, talents] = await Promise.all([deals(), ofDemo('jobs', 'clientId'), all('talents')]);
    const open = jobs.filter(({ status, entryDeadline }) => status === 'OPEN' && entryDeadline > Date.now() + DAY);
    const taken = new Set([...offers, ...entries].filter(({ talentId }) => talentId === cast).map(({ jobId }) => jobId));
    expect(open.filter(({ id }) => !taken.has(id)).length).toBeGreaterThanOrEqual(8);
    const own = open.find(({ clientId }) => clientId === client)?.id;
    const asked = new Set([...offers, ...entries].filter(({ jobId }) => jobId === own).map(({ talentId }) => talentId));
    const shown = talents.filter(({ isPublished, isSuspended }) => isPublished && !isSuspended);
    expect(shown.filter(({ id }) => !asked.has(id)).length).toBeGreaterThanOrEqual(8);
  });

  test('has sent no mail about the past', async () => {
    // The office's day on the same stack certifies and publishes people now.
    const today = Object.values(standingWords).map(({ title }) => title);
    const mails = (await connectToStack().caughtMails()).filter(({ subject }) => !today.some((title) => subject.includes(title)));
    const addresses = mails.map(({ to }) => to);
    expect(addresses.filter((to) => /^(client|talent|office)\d*@example\.com$/.test(to))).toEqual([]);
  });

  test('has rooms with messages, read and unread', async () => {
    const [messages, references] = await Promise.all([all('messages'), all('chatRoomReferences')]);
    expect(messages.length).toBeGreaterThan(10);
    expect(references.some(({ unreadCount }) => unreadCount > 0)).toBe(true);
    expect(references.some(({ unreadCount, lastReadNumber }) => unreadCount === 0 && lastReadNumber > 0)).toBe(true);
  });

  test('has published and unpublished news, drafts, likes of both kinds, portfolios, masters, a roster, reports and questions to the office', async () => {
    expect(distinct(await all('news'), 'isPublished')).toEqual(new Set([true, false]));
    expect(distinct(await all('media'), 'type')).toEqual(new Set(['IMAGE', 'YOUTUBE']));
    for (const collection of ['jobDrafts', 'likedTalents', 'likedJobs', 'industryMaster', 'jobCategoryMaster', 'mediaMaster', 'students'])
      expect([collection, (await all(collection)).length > 0]).toEqual([collection, true]);
    expect(distinct(await all('contacts'), 'status')).toEqual(new Set(contactStatuses));
    expect((await all('reports')).filter(({ status }) => status === 'OPEN')).toHaveLength(2);
    const talents = await all('talents');
    expect(talents.some(({ reviews }) => reviews.count > 1)).toBe(true);
    expect(talents.some(({ belongingTo }) => belongingTo !== null)).toBe(true);
  });
});
