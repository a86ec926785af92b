import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { eventWords } from '#domain/talk/words/eventWords.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { parties, unsaid } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { accepted, adminApproved, inquired, made, histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { stepsOfEntry, stepsOfOffer } from '#domain/work/deal/steps.ts';
import type { OfferEvent } from '#domain/work/offer/events.ts';
import { project } from '../testing/project.ts';
import type { Entry } from './entries.schema.ts';
import { entries } from './entries.ts';
import type { Offer } from './offers.schema.ts';
import { offers } from './offers.ts';

describe('the steps of a deal', () => {
  const lineTypes = (events: readonly AnyEvent[]) => events.flatMap(({ type }) => ('step' in eventWords[type] ? [type] : []));

  test.each(Object.entries(offerHistories).filter(([status]) => status !== 'NONE'))(
    'of an offer with the result %s equal its log',
    (_, history) => {
      const document = project([offers], envelopes('offer-offer-1', ...history))['jobs/job-1/offers/offer-1'] as Offer;
      expect(stepsOfOffer(document).map(({ type }) => type)).toEqual(lineTypes(history));
    },
  );
  test('of an offer after an inquiry, and of one that the client declined', () => {
    for (const history of [
      [inquired, made, accepted],
      [made, accepted, adminApproved, { type: 'OfferDeclined', data: unsaid } as const],
    ]) {
      const document = project([offers], envelopes('offer-offer-1', ...history))['jobs/job-1/offers/offer-1'] as Offer;
      expect(stepsOfOffer(document).map(({ type }) => type)).toEqual(lineTypes(history));
    }
  });
  test('of a cancelled inquiry call it an inquiry', () => {
    const document = project([offers], envelopes('offer-offer-1', inquired, { type: 'OfferCanceled', data: unsaid }))[
      'jobs/job-1/offers/offer-1'
    ] as Offer;
    expect(stepsOfOffer(document).map(({ words }) => words.chat.client)).toEqual([
      '問い合わせを送りました。',
      '問い合わせを取り消しました。',
    ]);
  });
  test.each(Object.entries(entryHistories).filter(([status]) => status !== 'NONE'))(
    'of an entry with the result %s equal its log',
    (_, history) => {
      const document = project([entries], envelopes('entry-entry-1', ...history))['jobs/job-1/entries/entry-1'] as Entry;
      expect(stepsOfEntry(document).map(({ type }) => type)).toEqual(lineTypes(history));
    },
  );
});

const textsOf = (...history: readonly OfferEvent[]) => {
  const offer = project([offers], envelopes('offer-offer-1', ...history))['jobs/job-1/offers/offer-1'] as Offer;
  return stepsOfOffer(offer).map(({ words }) => words.timeline.talent);
};

describe('the timeline of an offer names', () => {
  const refused: OfferEvent = { type: 'OfferRefused', data: unsaid };
  const declined: OfferEvent = { type: 'OfferDeclined', data: unsaid };
  test('the side that refused', () => {
    expect(textsOf(made, refused)).toContain('オファーを辞退しました');
    expect(textsOf(made, accepted, adminApproved, declined)).toContain('クライアントが依頼を見送りました');
  });

  const expired: OfferEvent = { type: 'OfferExpired', data: { ...parties, expiredAt: NOON } };
  test.each([
    ['the cast', [made], 'キャストの回答期限が過ぎました'],
    ['the office', [made, accepted], '事務局の確認が済む前に、終了日を過ぎました'],
    ['the client', [made, accepted, adminApproved], 'クライアントの確定の期限が過ぎました'],
  ])('the side whose time ran out: %s', (_, history, text) => expect(textsOf(...history, expired)).toContain(text));
});
