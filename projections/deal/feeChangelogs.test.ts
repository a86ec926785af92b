import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import * as entry from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { project } from '../testing/project.ts';
import { acceptedStories, documentsAfter, streamOf } from '../testing/stories.ts';
import { feeChangelogs } from './feeChangelogs.ts';

const feeChanged: AnyEvent = {
  type: 'OfferFeeChanged',
  data: { ...parties, previousFee: 40_000, fee: 45_000, askedAt: null, answerDue: null, remindAt: null },
};

describe('feeChangelogs/{eventId}', () => {
  test('has one document for each change of a fee', () => {
    expect(project([feeChangelogs], envelopes('offer-8fJ2', made, feeChanged))).toEqual({
      'feeChangelogs/offer-8fJ2_2': {
        id: 'offer-8fJ2_2',
        offerId: '8fJ2',
        entryId: null,
        ...parties,
        previousFee: 40_000,
        fee: 45_000,
        changedAt: NOON + HOUR,
        changedBy: 'office-1',
        createdAt: NOON + HOUR,
        updatedAt: NOON + HOUR,
      },
    });
  });
});

test('feeChangelogs/{eventId} of an entry name the entry', () => {
  const change: AnyEvent = { type: 'EntryFeeChanged', data: { ...parties, previousFee: 40_000, fee: 45_000 } };
  const documents = project([feeChangelogs], envelopes('entry-8fJ2', entry.made, change));
  expect(documents['feeChangelogs/entry-8fJ2_2']).toMatchObject({ offerId: null, entryId: '8fJ2', fee: 45_000 });
});

test.each(['offer', 'entry'] as const)('an %s names the newest document about its fee, whichever event changed it', (kind) => {
  const told = acceptedStories().filter(({ name }) => name === kind);
  const newest = told.map(({ story }) => {
    const documents = documentsAfter(streamOf[kind], story);
    const logs = [...documents].filter(([path]) => path.startsWith('feeChangelogs/')).map(([, { id }]) => id);
    const [deal] = [...documents].filter(([path]) => path.startsWith(`jobs/job-1/${kind === 'offer' ? 'offers' : 'entries'}/`));
    return [story.at(-1)?.type, deal?.[1].feeChengeLog ?? null, logs.at(-1) ?? null];
  });
  expect(newest.filter(([, named, log]) => named !== log)).toEqual([]);
  // Both ways to change a fee are among them.
  const changing = newest.filter(([, , log]) => log !== null).map(([type]) => String(type).replace(/^(Offer|Entry)/, ''));
  expect(changing).toEqual(expect.arrayContaining(['FeeChanged', 'TermsChanged']));
});
