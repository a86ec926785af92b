import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import * as entry from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { made, parties } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { storedSamples } from '#domain/testing/storedSamples.ts';
import { feeChangelogs } from './feeChangelogs.ts';
import { jobChangeHistories } from './jobChangeHistories.ts';
import { jobChangelogs } from './jobChangelogs.ts';
import { jobs } from './jobs.ts';
import { project } from './testing/project.ts';

const feeChanged: AnyEvent = { type: 'OfferFeeChanged', data: { ...parties, previousFee: 40_000, fee: 45_000 } };
const posted: AnyEvent = { type: 'JobPosted', data: { clientId: parties.clientId, ...posting } };
const edited: AnyEvent = {
  type: 'JobEdited',
  data: { clientId: parties.clientId, before: { title: posting.title, feeMax: 50_000 }, after: { title: '追加募集', feeMax: 60_000 } },
};
const closed: AnyEvent = { type: 'JobClosed', data: { clientId: parties.clientId } };

describe('jobs/{jobId}', () => {
  const job = (...events: AnyEvent[]) => project([jobs], envelopes('job-job-1', ...events))['jobs/job-1'];
  test('shows the posting', () => {
    expect(job(posted)).toMatchObject({
      id: 'job-1',
      ...posting,
      status: 'OPEN',
      closedAt: null,
      cardVersion: 1,
      version: 1,
      createdAt: NOON,
    });
  });
  test('follows edits, and its cards with it', () => {
    expect(job(posted, edited)).toMatchObject({ title: '追加募集', feeMax: 60_000, feeMin: posting.feeMin, cardVersion: 2, version: 2 });
  });
  test('closes without touching cards', () => {
    expect(job(posted, closed)).toMatchObject({ status: 'CLOSED', closedAt: NOON + HOUR, cardVersion: 1, version: 2 });
  });
});

describe('feeChangelogs/{eventId}', () => {
  test('has one document for each change of a fee', () => {
    expect(project([feeChangelogs], envelopes('offer-8fJ2', made, feeChanged))).toEqual({
      'feeChangelogs/offer-8fJ2_2': {
        ...{ id: 'offer-8fJ2_2', offerId: '8fJ2', entryId: null, ...parties, previousFee: 40_000, fee: 45_000 },
        ...{ changedAt: NOON + HOUR, changedBy: 'office-1', createdAt: NOON + HOUR },
      },
    });
  });
});

test('feeChangelogs/{eventId} of an entry name the entry', () => {
  const change: AnyEvent = { type: 'EntryFeeChanged', data: { ...parties, previousFee: 40_000, fee: 45_000 } };
  const documents = project([feeChangelogs], envelopes('entry-8fJ2', entry.made, change));
  expect(documents['feeChangelogs/entry-8fJ2_2']).toMatchObject({ offerId: null, entryId: '8fJ2', fee: 45_000 });
});

describe('jobChangelogs/{eventId}', () => {
  test('has one document for each edit, field by field', () => {
    expect(project([jobChangelogs], envelopes('job-job-1', posted, edited, closed))).toEqual({
      'jobChangelogs/job-job-1_2': {
        ...{ id: 'job-job-1_2', jobId: 'job-1', clientId: 'client-1' },
        changes: [
          { field: 'feeMax', before: 50_000, after: 60_000 },
          { field: 'title', before: posting.title, after: '追加募集' },
        ],
        ...{ changedAt: NOON + HOUR, changedBy: 'office-1', createdAt: NOON + HOUR },
      },
    });
  });
  test('writes a picture that was taken away as null', () => {
    const bare: AnyEvent = {
      type: 'JobEdited',
      data: { clientId: 'client-1', before: { picture: 'jobs/a.webp' }, after: { picture: null } },
    };
    expect(project([jobChangelogs], envelopes('job-job-1', posted, bare))['jobChangelogs/job-job-1_2']?.changes).toEqual([
      { field: 'picture', before: 'jobs/a.webp', after: null },
    ]);
  });
});

describe('jobChangeHistories/{eventId}', () => {
  const around = storedSamples.filter(({ type }) => /^(Job|Offer|Entry)/.test(type)) as unknown as AnyEvent[];
  test.each(around)('records $type with who, when and about which job', (event) => {
    const [name] = /^(Job|Offer|Entry)/.exec(event.type) ?? [];
    const stream = { Job: 'job-job-1', Offer: 'offer-8fJ2', Entry: 'entry-8fJ2' }[name as 'Job' | 'Offer' | 'Entry'];
    const [record] = Object.values(project([jobChangeHistories], envelopes(stream, event)));
    expect(record).toMatchObject({
      ...{ id: `${stream}_1`, jobId: 'job-1', clientId: 'client-1', type: event.type },
      ...{ offerId: name === 'Offer' ? '8fJ2' : null, entryId: name === 'Entry' ? '8fJ2' : null },
      ...{ streamId: stream, version: 1, actor: { uid: 'office-1', role: 'office' }, at: NOON },
    });
  });
  test('leaves out what is personal', () => {
    const message = 'だれにも見せない文';
    const inquired: AnyEvent = { type: 'OfferInquired', data: { ...parties, inquiryType: 'OTHERS', message } };
    const records = project([jobChangeHistories], envelopes('offer-8fJ2', inquired));
    expect(JSON.stringify(records)).not.toContain(message);
    expect(Object.values(records)[0]?.data).toEqual({ inquiryType: 'OTHERS' });
    const entered = project([jobChangeHistories], envelopes('entry-8fJ2', entry.made));
    expect(Object.values(entered)[0]?.data).toEqual({});
  });
});
