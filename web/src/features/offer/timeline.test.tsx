// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { OfferEvent } from '#domain/offer/events.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { accepted, adminApproved, made, parties } from '#domain/testing/offerHistories.ts';
import { type Offer, offers } from '#projections/offers.ts';
import { project } from '#projections/testing/project.ts';
import { timelineOf } from './timeline.ts';

const textsOf = (...history: readonly OfferEvent[]) => {
  const offer = project([offers], envelopes('offer-offer-1', ...history))['jobs/job-1/offers/offer-1'] as Offer;
  return timelineOf(offer, 'talent').map(({ text }) => text);
};

describe('the story of an offer says who', () => {
  const refused: OfferEvent = { type: 'OfferRefused', data: parties };
  const declined: OfferEvent = { type: 'OfferDeclined', data: parties };
  test('said no', () => {
    expect(textsOf(made, refused)).toContain('オファーを辞退しました');
    expect(textsOf(made, accepted, adminApproved, declined)).toContain('クライアントが依頼を見送りました');
  });

  const expired: OfferEvent = { type: 'OfferExpired', data: { ...parties, expiredAt: NOON } };
  test.each([
    ['the cast', [made], 'キャストの回答期限が過ぎました'],
    ['the office', [made, accepted], '事務局の確認が済む前に、終了日を過ぎました'],
    ['the client', [made, accepted, adminApproved], 'クライアントの確定の期限が過ぎました'],
  ])('let the time pass: %s', (_, history, text) => expect(textsOf(...history, expired)).toContain(text));
});
