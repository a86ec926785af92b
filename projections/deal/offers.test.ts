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
      id: '8fJ2',
      ...parties,
      kind: 'INQUIRY',
      status: 'IN_INQUIRY',
      inquiryType: 'APPEARANCE',
      message: 'ご相談です。',
      fee: null,
      scheduleToClose: null,
      answerDue: null,
      createdAt: NOON,
      updatedAt: NOON,
      version: 1,
      talent: { id: 'talent-1', name: MISSING_PERSON, thumbnail: null, version: 0 },
      job: { id: 'job-1', title: '', picture: null, version: 0 },
    });
  });

  test('becomes an offer and keeps the inquiry', () => {
    expect(shown(deal.inquired, deal.made)).toMatchObject({
      kind: 'OFFER',
      status: 'IN_PROGRESS',
      message: 'ご相談です。',
      ...terms,
      answerDue,
      offeredAt: NOON + HOUR,
      createdAt: NOON,
      updatedAt: NOON + HOUR,
      version: 2,
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
});
