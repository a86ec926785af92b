import { expect, test } from 'vitest';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { answerDue, parties, terms } from '#domain/testing/dealSamples.ts';
import * as entry from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import * as offer from '#domain/testing/offerHistories.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import type { EntryEvent } from '#domain/work/entry/events.ts';
import type { OfferEvent } from '#domain/work/offer/events.ts';
import { clients } from '../client/clients.ts';
import { jobs } from '../job/jobs.ts';
import { talents } from '../talent/talents.ts';
import { cardEvents } from '../testing/documents.ts';
import { project } from '../testing/project.ts';
import { entries } from './entries.ts';
import { offers } from './offers.ts';

const shownOffer = (...events: readonly OfferEvent[]) =>
  project([talents, clients, jobs, offers], [...cardEvents, ...envelopes('offer-d1', ...events)])['jobs/job-1/offers/d1'];
const shownEntry = (...events: readonly EntryEvent[]) =>
  project([talents, clients, jobs, entries], [...cardEvents, ...envelopes('entry-d1', ...events)])['jobs/job-1/entries/d1'];

/** A field, its value before a step, that step (the last event), and its value after it. */
type Row<Event> = readonly [field: string, before: unknown, events: readonly Event[], after: unknown];
const hours = (count: number) => NOON + count * HOUR;
const { histories } = offer;

const reopened = { ...parties, reason: '請求書の宛名を直すため' };
const feeChange = { ...parties, previousFee: terms.fee, fee: 45_000 };
const moved = { ...parties, previousScheduleToClose: terms.scheduleToClose, scheduleToClose: terms.scheduleToClose + HOUR };
const numberedOffer: readonly OfferEvent[] = [...histories.IS_CLOSED, { type: 'OfferBillClaimed', data: { ...parties, billId: 'B-1' } }];
const reopenedOffer: readonly OfferEvent[] = [...numberedOffer, { type: 'OfferBillReopened', data: reopened }];
const numberedEntry: readonly EntryEvent[] = [
  ...entry.histories.IS_CLOSED,
  { type: 'EntryBillClaimed', data: { ...parties, billId: 'B-1' } },
];
const reopenedEntry: readonly EntryEvent[] = [...numberedEntry, { type: 'EntryBillReopened', data: reopened }];
const ofOffers: readonly Row<OfferEvent>[] = [
  ['status', 'IN_INQUIRY', [offer.inquired, offer.made], 'IN_PROGRESS'],
  ['canceledAt', null, histories.IS_CANCELED, hours(1)],
  ['refusedAt', null, histories.IS_REFUSED, hours(1)],
  ['expiredAt', null, histories.IS_EXPIRED, answerDue],
  ['acceptedAt', null, histories.IS_ACCEPTED, hours(1)],
  ['approvedAt', null, histories.IS_APPROVED, hours(3)],
  ['updatedAt', NOON, histories.IS_ACCEPTED, hours(1)],
  ['remindedAcceptAt', null, [offer.made, { type: 'OfferAcceptReminded', data: parties }], hours(1)],
  ['remindedApproveAt', null, [...histories.IS_ADMIN_APPROVED, { type: 'OfferApproveReminded', data: parties }], hours(3)],
  ['fee', null, [offer.inquired, offer.made], terms.fee],
  [
    'feeChengeLog',
    null,
    [offer.made, { type: 'OfferFeeChanged', data: { ...feeChange, askedAt: null, answerDue: null, remindAt: null } }],
    'offer-d1_2',
  ],
  ['scheduleToClose', null, [offer.inquired, offer.made], terms.scheduleToClose],
  ['closedAt', null, histories.IS_CLOSED, terms.scheduleToClose],
  ['billStatus', 'UNCLAIMED', [...histories.IS_CLOSED, offer.billClaimed], 'CLAIMED'],
  ['billApplyedAt', null, [...histories.IS_CLOSED, offer.billClaimed], hours(5)],
  ['billIgnoredAt', null, [...histories.IS_CLOSED, offer.billIgnored], hours(5)],
  ['isBill', false, [...histories.IS_CLOSED, offer.billClaimed], true],
  ['billId', null, numberedOffer, 'B-1'],
  ['billStatus', 'CLAIMED', reopenedOffer, 'UNCLAIMED'],
  ['billApplyedAt', hours(5), reopenedOffer, null],
  ['isBill', true, reopenedOffer, false],
  ['billId', 'B-1', reopenedOffer, null],
  ['adminApprovedAt', null, histories.IS_ADMIN_APPROVED, hours(2)],
  ['adminDisapprovedAt', null, histories.IS_ADMIN_DISAPPROVED, hours(2)],
  ['inquiryRefusedAt', null, histories.IS_INQUIRY_REFUSED, hours(1)],
  ['offeredAt', null, [offer.inquired, offer.made], hours(1)],
  ['adminCancelAt', null, histories.IS_ADMIN_CLOSED, hours(1)],
  ['adminCancelReason', null, histories.IS_ADMIN_CLOSED, '規約違反'],
  ['adminCancelBy', null, histories.IS_ADMIN_CLOSED, uidOf.office],
];

test.each(ofOffers)('Offer.%s is set by its step', (field, before, events, after) => {
  expect([shownOffer(...events.slice(0, -1))?.[field], shownOffer(...events)?.[field]]).toEqual([before, after]);
});

const ofEntries: readonly Row<EntryEvent>[] = [
  ['status', 'IN_PROGRESS', entry.histories.IS_ADMIN_APPROVED, 'IS_ADMIN_APPROVED'],
  ['reason', null, entry.histories.IS_REFUSED, '日程が合わないため'],
  ['approvedAt', null, entry.histories.IS_APPROVED, hours(3)],
  ['refusedAt', null, entry.histories.IS_REFUSED, hours(3)],
  ['updatedAt', NOON, entry.histories.IS_ADMIN_APPROVED, hours(1)],
  ['expiredAt', null, entry.histories.IS_EXPIRED, answerDue],
  ['remindedApproveAt', null, [...entry.histories.IS_ADMIN_APPROVED, entry.reminded], hours(2)],
  ['fee', null, entry.histories.IS_APPROVED, terms.fee],
  ['feeChengeLog', null, [...entry.histories.IS_APPROVED, { type: 'EntryFeeChanged', data: feeChange }], 'entry-d1_5'],
  ['scheduleToClose', null, entry.histories.IS_APPROVED, terms.scheduleToClose],
  ['closedAt', null, entry.histories.IS_CLOSED, terms.scheduleToClose],
  ['billStatus', 'UNCLAIMED', [...entry.histories.IS_CLOSED, entry.billClaimed], 'CLAIMED'],
  ['billApplyedAt', null, [...entry.histories.IS_CLOSED, entry.billClaimed], hours(5)],
  ['billIgnoredAt', null, [...entry.histories.IS_CLOSED, entry.billIgnored], hours(5)],
  ['isBill', false, [...entry.histories.IS_CLOSED, entry.billClaimed], true],
  ['billId', null, numberedEntry, 'B-1'],
  ['billStatus', 'CLAIMED', reopenedEntry, 'UNCLAIMED'],
  ['billApplyedAt', hours(5), reopenedEntry, null],
  ['isBill', true, reopenedEntry, false],
  ['billId', 'B-1', reopenedEntry, null],
  [
    'scheduleToClose',
    terms.scheduleToClose,
    [...entry.histories.IS_APPROVED, { type: 'EntryScheduleChanged', data: moved }],
    terms.scheduleToClose + HOUR,
  ],
  ['adminApprovedAt', null, entry.histories.IS_ADMIN_APPROVED, hours(1)],
  ['adminDisapprovedAt', null, entry.histories.IS_ADMIN_DISAPPROVED, hours(1)],
  ['startDecidingAt', null, entry.histories.IS_DECIDING, hours(2)],
  ['adminCancelAt', null, entry.histories.IS_ADMIN_CLOSED, hours(1)],
  ['adminCancelReason', null, entry.histories.IS_ADMIN_CLOSED, '規約違反'],
  ['adminCancelBy', null, entry.histories.IS_ADMIN_CLOSED, uidOf.office],
];

test.each(ofEntries)('Entry.%s is set by its step', (field, before, events, after) => {
  expect([shownEntry(...events.slice(0, -1))?.[field], shownEntry(...events)?.[field]]).toEqual([before, after]);
});

test.each([
  ['offer', () => shownOffer(offer.inquired)],
  ['entry', () => shownEntry(entry.made)],
])('an %s begins with its references, cards and times', (_, shown) => {
  expect(shown()).toMatchObject({
    jobId: 'job-1',
    clientId: uidOf.client,
    talentId: uidOf.talent,
    chatRoomId: 'd1',
    createdAt: NOON,
    updatedAt: NOON,
    job: { id: 'job-1', title: posting.title },
    client: { id: uidOf.client, name: clientProfile.company.name },
    talent: { id: uidOf.talent, name: talentProfile.name },
  });
});

test('an offer has the question, an entry the texts of the talent', () => {
  expect(shownOffer(offer.inquired)).toMatchObject({ kind: 'INQUIRY', inquiryType: 'APPEARANCE' });
  expect(shownOffer(offer.inquired, offer.made)).toMatchObject({ kind: 'OFFER', inquiryType: 'APPEARANCE' });
  expect(shownEntry(entry.made)).toMatchObject(entry.texts);
});
