import { describe, expect, test } from 'vitest';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { parties, proposalDue, terms } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import * as deal from '#domain/testing/offerHistories.ts';
import { sheetFacts, sheetWords } from '#domain/testing/sheets.ts';
import { changeStepsOf, type WithSteps } from '#domain/work/deal/changeSteps.ts';
import type { OfferEvent } from '#domain/work/offer/events.ts';
import { project } from '../testing/project.ts';
import { offers } from './offers.ts';

const documents = (...events: readonly OfferEvent[]) => project([offers], envelopes('offer-8fJ2', ...events));
const shown = (...events: readonly OfferEvent[]) => documents(...events)['jobs/job-1/offers/8fJ2'];

const sheet = { facts: sheetFacts, words: 1 };
const withSheet: OfferEvent = { type: 'OfferMade', data: { ...deal.made.data, sheet, sheetWords } as never };
const accepted = [withSheet, deal.accepted];
const proposed: OfferEvent = {
  type: 'OfferChangeProposed',
  data: {
    ...(deal.proposed.data as Extract<OfferEvent, { type: 'OfferChangeProposed' }>['data']),
    changesSheet: true,
    sheetWords: { ...sheetWords, place: '港区のスタジオ' },
    proposed: { fee: 35_000, scheduleToClose: terms.scheduleToClose, sheet: { facts: sheetFacts, words: 2 } },
  },
};
const taken = deal.termsChanged({ fee: 35_000, sheet: { facts: sheetFacts, words: 2 } });

describe('the terms of a deal’s document', () => {
  test('begin as version 1, with the sheet', () =>
    expect(shown(withSheet)).toMatchObject({ termsNo: 1, sheet: sheetFacts, sheetWords, proposal: null, changeSteps: {} }));

  test('stay unchanged while a change waits, which is a field of its own', () =>
    expect(shown(...accepted, proposed)).toMatchObject({
      termsNo: 1,
      fee: 40_000,
      sheetWords,
      proposalReason: '撮影日が変わるため',
      proposal: { no: 1, stage: 'OPEN', fee: 35_000, due: proposalDue, proposedAt: NOON + 2 * HOUR },
      proposedWords: { place: '港区のスタジオ' },
    }));

  test('become the proposed terms with its texts, after all have agreed', () => {
    const after = shown(...accepted, proposed, deal.agreed, taken);
    expect(after).toMatchObject({ termsNo: 2, fee: 35_000, sheetWords: { place: '港区のスタジオ' }, proposal: null, proposedWords: null });
    expect(changeStepsOf(after as unknown as WithSteps).map(({ type }) => type)).toEqual([
      ...['OfferChangeProposed', 'OfferChangeAgreed', 'OfferTermsChanged'],
    ]);
  });

  test('keep the newest thirty steps, of which each event writes one', () => {
    const fees = Array.from(
      { length: 40 },
      (_, number): OfferEvent => ({
        type: 'OfferFeeChanged',
        data: { ...parties, previousFee: 40_000 + number, fee: 40_001 + number, askedAt: null, answerDue: null, remindAt: null },
      }),
    );
    const steps = changeStepsOf(shown(withSheet, ...fees) as unknown as WithSteps);
    expect(steps.map(({ diff }) => diff?.fee?.to)).toEqual(fees.slice(-30).map((event) => (event.data as { fee: number }).fee));
  });

  test('are unchanged after a change that failed', () => {
    const declined: OfferEvent = { type: 'OfferChangeDeclined', data: { ...parties, proposalNo: 1, reason: null } };
    expect(shown(...accepted, proposed, declined)).toMatchObject({ termsNo: 1, fee: 40_000, sheetWords, proposal: null });
  });
});

describe('dealTerms/{dealId}_{termsNo}', () => {
  test('has each version, and no later event changes it', () => {
    const all = documents(...accepted, proposed, deal.agreed, taken);
    expect(all['dealTerms/8fJ2_1']).toEqual(documents(withSheet)['dealTerms/8fJ2_1']);
    expect(all['dealTerms/8fJ2_1']).toMatchObject({ offerId: '8fJ2', entryId: null, ...parties, fee: 40_000, sheetWords });
    expect(all['dealTerms/8fJ2_2']).toMatchObject({ termsNo: 2, fee: 35_000, sheetWords: { place: '港区のスタジオ' } });
    expect(Object.keys(all).filter((path) => path.startsWith('dealTerms/'))).toHaveLength(2);
  });
});
