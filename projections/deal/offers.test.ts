import { describe, expect, test } from 'vitest';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { answerDue, parties, terms } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import * as deal from '#domain/testing/offerHistories.ts';
import type { OfferEvent } from '#domain/work/offer/events.ts';
import { offerStatuses } from '#domain/work/offer/status.ts';
import { MISSING_PERSON } from '../kernel/fields.schema.ts';
import { project } from '../testing/project.ts';
import { offers } from './offers.ts';

const PATH = 'jobs/job-1/offers/8fJ2';
const shown = (...events: OfferEvent[]) => project([offers], envelopes('offer-8fJ2', ...events))[PATH];

describe('jobs/{jobId}/offers/{offerId}', () => {
  test('begins as an inquiry, with placeholders while sources of cards are missing', () => {
    expect(shown(deal.inquired)).toMatchObject({
      ...{ id: '8fJ2', ...parties, kind: 'INQUIRY', status: 'IN_INQUIRY', inquiryType: 'APPEARANCE', message: 'ご相談です。' },
      ...{ fee: null, scheduleToClose: null, answerDue: null, createdAt: NOON, updatedAt: NOON, version: 1 },
      talent: { id: 'talent-1', name: MISSING_PERSON, thumbnail: null, version: 0 },
      job: { id: 'job-1', title: '', picture: null, version: 0 },
    });
  });

  test('becomes an offer and keeps the inquiry', () => {
    expect(shown(deal.inquired, deal.made)).toMatchObject({
      ...{ kind: 'OFFER', status: 'IN_PROGRESS', message: 'ご相談です。', ...terms, answerDue },
      ...{ offeredAt: NOON + HOUR, createdAt: NOON, updatedAt: NOON + HOUR, version: 2 },
    });
  });

  test.each(offerStatuses)('has the status %s like the decider', (status) => {
    expect(shown(...deal.histories[status])).toMatchObject({ status, version: deal.histories[status].length });
  });

  test('has a deadline only while an answer is awaited', () => {
    for (const status of offerStatuses) {
      const awaited = status === 'IN_PROGRESS' || status === 'IS_ADMIN_APPROVED';
      expect([status, shown(...deal.histories[status])?.answerDue]).toEqual([status, awaited ? answerDue : null]);
    }
  });

  test('has the time of each step', () => {
    expect(shown(...deal.histories.IS_CLOSED)).toMatchObject({
      ...{ offeredAt: NOON, acceptedAt: NOON + HOUR, adminApprovedAt: NOON + 2 * HOUR, approvedAt: NOON + 3 * HOUR },
      ...{ closedAt: terms.scheduleToClose, billStatus: 'UNCLAIMED', isBill: false, canceledAt: null, expiredAt: null },
    });
  });

  test('has the time of reminders with an unchanged status', () => {
    const reminded = shown(deal.made, { type: 'OfferAcceptReminded', data: parties });
    expect(reminded).toMatchObject({ status: 'IN_PROGRESS', remindedAcceptAt: NOON + HOUR, remindedApproveAt: null });
  });

  test('has the id of the latest change of its fee', () => {
    const changed: OfferEvent = {
      type: 'OfferFeeChanged',
      data: { ...parties, previousFee: 40_000, fee: 45_000, askedAt: null, answerDue: null, remindAt: null },
    };
    expect(shown(deal.made, changed)).toMatchObject({ fee: 45_000, feeChengeLog: 'offer-8fJ2_2' });
  });

  test('has who force-closed it, when and why', () => {
    expect(shown(...deal.histories.IS_ADMIN_CLOSED)).toMatchObject({
      ...{ adminCancelAt: NOON + HOUR, adminCancelReason: '規約違反', adminCancelBy: 'office-1', answerDue: null },
    });
  });

  test('has the status of its bill, in both directions', () => {
    const numbered: OfferEvent = { type: 'OfferBillClaimed', data: { ...parties, billId: 'B-1' } };
    const reopened: OfferEvent = { type: 'OfferBillReopened', data: { ...parties, reason: '請求書の宛名を直すため' } };
    const closed = deal.histories.IS_CLOSED;
    expect(shown(...closed, numbered)).toMatchObject({
      billStatus: 'CLAIMED',
      isBill: true,
      billId: 'B-1',
      billApplyedAt: NOON + 5 * HOUR,
    });
    expect(shown(...closed, deal.billIgnored)).toMatchObject({ billStatus: 'IGNORED', isBill: false, billIgnoredAt: NOON + 5 * HOUR });
    expect(shown(...closed, numbered, reopened)).toMatchObject({
      billStatus: 'UNCLAIMED',
      isBill: false,
      billId: null,
      billApplyedAt: null,
    });
  });

  test('of an erased client has no message', () => {
    expect(
      shown({ type: 'OfferInquired', data: { ...parties, inquiryType: 'OTHERS', message: null, askedAt: NOON, remindAt: NOON + HOUR } }),
    ).toMatchObject({
      message: null,
    });
  });
});
