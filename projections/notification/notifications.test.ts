import { describe, expect, test } from 'vitest';
import type { Audience } from '#domain/kernel/words/row.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { type NotificationKind, noticesOf, notificationKinds } from '#domain/talk/notification/kinds.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { made as entered, histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { storedSamples } from '#domain/testing/storedSamples.ts';
import { entries } from '../deal/entries.ts';
import { offers } from '../deal/offers.ts';
import type { Inbox } from '../inbox/inbox.schema.ts';
import { project } from '../testing/project.ts';
import { EARLY_KEPT, notifications } from './notifications.ts';

const projectors = [offers, entries, notifications];

const concluded = entryHistories.IS_APPROVED;
const sampleOf = (kind: NotificationKind) => storedSamples.findLast(({ type }) => type === kind) as unknown as AnyEvent;

const streamOf = (kind: NotificationKind) => {
  if (kind.startsWith('Offer')) return { streamId: 'offer-deal-1', before: kind === 'OfferMade' ? [] : [made] };
  if (/^Entry(Fee|Schedule)Changed$/.test(kind)) return { streamId: 'entry-deal-1', before: concluded };
  if (kind.startsWith('Entry')) return { streamId: 'entry-deal-1', before: [entered] };
  if (kind === 'JobEnded' || kind === 'JobForceClosed') return { streamId: 'job-job-1', before: [] };
  if (kind.startsWith('Contact')) return { streamId: 'contact-contact-1', before: [] };
  if (kind.startsWith('Invoice')) return { streamId: 'invoice-invoice-1', before: [] };
  if (kind.startsWith('Payout')) return { streamId: 'payout-payout-1', before: [] };
  if (kind === 'MediaTakenDown') return { streamId: 'media-media-1', before: [] };
  if (kind.startsWith('Hold')) return { streamId: `hold-${uidOf.talent}`, before: [] };
  if (kind.startsWith('Audition')) return { streamId: 'audition-job-1_1', before: [] };
  if (kind.startsWith('Settlement')) return { streamId: 'settlement-deal-1', before: [] };
  if (kind.startsWith('Review')) return { streamId: 'review-deal-1', before: [] };
  return { streamId: `${kind.startsWith('Talent') ? 'talent' : 'account'}-person-1`, before: [] };
};

/** The notifications of an event of this kind, without those of earlier events. */
const toldBy = (kind: NotificationKind) => {
  const { streamId, before } = streamOf(kind);
  const events = envelopes(streamId, ...before, sampleOf(kind));
  return Object.entries(project(projectors, events)).flatMap(([path, document]) =>
    path.startsWith(`notifications/${events.at(-1)?.id}_`) ? [document] : [],
  );
};

describe('notifications/{eventId}_{uid}', () => {
  test.each(notificationKinds)('%s notifies the people in the table', (kind) => {
    const told = toldBy(kind);
    // The author is notified of a review that the office hides; of other acts the other side.
    const { by = null } = (/^(Settlement|Hold)/.test(kind) ? sampleOf(kind).data : {}) as { readonly by?: string };
    const sides = kind === 'ReviewTakenDown' ? ['client'] : Object.keys(noticesOf(kind)).sort();
    expect(told.map(({ audience }) => audience).sort()).toEqual(sides.filter((side) => side !== by));
    const { streamId } = streamOf(kind);
    const readerOf = (audience: Audience): string => {
      if (streamId.endsWith('person-1')) return 'person-1';
      return streamId.startsWith('contact-') ? uidOf.talent : uidOf[audience as 'client' | 'talent'];
    };
    for (const { audience, uid } of told) expect(uid).toBe(readerOf(audience as Audience));
    for (const document of told) expect(document).toMatchObject({ kind, openedAt: null });
  });

  test('has the deal that it links to', () => {
    expect(toldBy('OfferMade')).toMatchObject([{ offerId: 'deal-1', entryId: null, jobId: 'job-1', uid: uidOf.talent }]);
    expect(toldBy('EntryApproved')).toMatchObject([{ offerId: null, entryId: 'deal-1', jobId: 'job-1', uid: uidOf.talent }]);
    expect(toldBy('HoldRequested')).toMatchObject([{ offerId: 'offer-1', entryId: null, jobId: 'job-1', uid: uidOf.talent }]);
    expect(toldBy('SettlementReported')).toMatchObject([{ offerId: 'deal-1', entryId: null, jobId: 'job-1', uid: uidOf.client }]);
  });

  test('has the answered question to the office; a guest gets none', () => {
    const answered = toldBy('ContactAnswered');
    expect(answered).toMatchObject([{ contactId: 'contact-1', jobId: null, audience: 'person' }]);
    expect(toldBy('OfferMade')[0]).not.toHaveProperty('contactId');
    const events = envelopes('contact-contact-1', { type: 'ContactClosed', data: { uid: null, at: NOON } });
    expect(project(projectors, events)).toEqual({});
  });

  test('has the old and new values of changed terms', () => {
    const fee = { from: 40_000, to: 45_000 };
    expect(toldBy('OfferFeeChanged')).toMatchObject([{ diff: { fee, scheduleToClose: null, sheet: false } }]);
    expect(toldBy('OfferAccepted')).toMatchObject([{ diff: null }]);
  });

  test('has the reason of a refusal and of a denial, and whose it is; an objection to the office has none', () => {
    const people = [uidOf.client, uidOf.talent];
    expect(toldBy('OfferRefused')).toMatchObject([{ reason: { code: 'FEE', text: '当日の移動の費用に足りないため' }, people }]);
    const denied = { reason: { code: null, text: '日程の重なり' }, people };
    expect(toldBy('OfferAdminDisapproved')).toMatchObject([denied, denied]);
    for (const kind of ['OfferProxyDisputed', 'OfferAccepted', 'OfferChangeWithdrawn'] as const)
      for (const told of toldBy(kind)) expect(told).not.toHaveProperty('people');
  });

  test('has the fee and the end that an offer or a conclusion sets, without old values', () => {
    for (const kind of ['OfferMade', 'EntryApproved'] as const) {
      const { fee, scheduleToClose } = sampleOf(kind).data as { readonly fee: number; readonly scheduleToClose: number };
      const diff = { fee: { from: null, to: fee }, scheduleToClose: { from: null, to: scheduleToClose }, sheet: false };
      expect(toldBy(kind)).toMatchObject([{ diff }]);
    }
  });

  const id = `offer-deal-1_1_${uidOf.talent}`;
  const inbox = `inbox/${uidOf.talent}`;
  const told = envelopes('offer-deal-1', made);
  const open: AnyEvent = { type: 'NotificationsOpened', data: { notificationIds: [id] } };
  const opened = envelopes(`notification-${uidOf.talent}`, open);
  const openedTwice = envelopes(`notification-${uidOf.talent}`, open, open);

  test('is the same if it is written or opened first, also in the inbox', () => {
    const late = project(projectors, [...told, ...opened]);
    expect(late[`notifications/${id}`]).toMatchObject({ openedAt: NOON, kind: 'OfferMade' });
    const early = project(projectors, [...opened, ...told]);
    expect({ ...early, [inbox]: late[inbox] }).toEqual(late);
    for (const documents of [late, early]) expect(documents[inbox]).toMatchObject({ notices: 0, openedEarly: [] });
  });

  test('counts in the inbox until it is opened, once or twice', () => {
    expect(project(projectors, told)[inbox]).toMatchObject({ notices: 1 });
    const documents = project(projectors, [...told, ...openedTwice]);
    expect(documents[inbox]).toMatchObject({ notices: 0 });
    expect(documents[`notifications/${id}`]).toMatchObject({ openedAt: NOON });
  });

  test('is not created by opening; a later one has the time of the first opening', () => {
    const documents = project(projectors, openedTwice);
    expect(Object.keys(documents)).toEqual([inbox]);
    expect(documents[inbox]).toMatchObject({ notices: 0, openedEarly: [{ id, openedAt: NOON }] });
    expect(project(projectors, [...openedTwice, ...told])[`notifications/${id}`]).toMatchObject({ openedAt: NOON });
  });

  test('leads to the deal of an audition, not to its round', () =>
    expect(toldBy('AuditionInvited')).toMatchObject([{ kind: 'AuditionInvited', entryId: 'entry-1', offerId: null }]));

  test('opened early is kept for the newest only, so that invented ids do no harm', () => {
    const ids = (from: number) => Array.from({ length: 50 }, (_, n) => `offer-x_${from + n}_${uidOf.talent}`);
    const opens = Array.from(
      { length: EARLY_KEPT / 50 + 1 },
      (_, at): AnyEvent => ({ type: 'NotificationsOpened', data: { notificationIds: ids(at * 50) } }),
    );
    const documents = project(projectors, envelopes(`notification-${uidOf.talent}`, ...opens));
    const { openedEarly } = documents[inbox] as Inbox;
    expect([openedEarly.length, openedEarly[0]?.id, openedEarly.at(-1)?.id]).toEqual([EARLY_KEPT, ids(50)[0], ids(EARLY_KEPT).at(-1)]);
    expect(Object.keys(documents)).toHaveLength(1);
  });
});
