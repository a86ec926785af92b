import { describe, expect, test } from 'vitest';
import { happenedAt } from '#domain/happenedAt.ts';
import { type AnyEnvelope, type AnyEvent, definitionOf } from '#domain/registry.ts';
import { DAY, HOUR, NOON } from '#domain/testing/contexts.ts';
import * as entry from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { made, parties } from '#domain/testing/offerHistories.ts';
import { draft, posting } from '#domain/testing/profiles.ts';
import { type StoredSample, storedSamples } from '#domain/testing/storedSamples.ts';
import { feeChangelogs } from './feeChangelogs.ts';
import { jobChangeHistories } from './jobChangeHistories.ts';
import { jobChangelogs } from './jobChangelogs.ts';
import { jobDrafts } from './jobDrafts.ts';
import { jobs } from './jobs.ts';
import { project } from './testing/project.ts';

const feeChanged: AnyEvent = { type: 'OfferFeeChanged', data: { ...parties, previousFee: 40_000, fee: 45_000 } };
const posted: AnyEvent = { type: 'JobPosted', data: { clientId: parties.clientId, ...posting } };
const edited: AnyEvent = {
  type: 'JobEdited',
  data: { clientId: parties.clientId, before: { feeMax: 50_000 }, after: { title: '追加募集', feeMax: 60_000 } },
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
      endedAt: null,
      cardVersion: 1,
      version: 1,
      createdAt: NOON,
    });
  });
  test('follows edits, and its cards with it', () => {
    expect(job(posted, edited)).toMatchObject({ title: '追加募集', feeMax: 60_000, feeMin: posting.feeMin, cardVersion: 2, version: 2 });
  });
  test('ends by the clock and takes entries again', () => {
    const ended: AnyEvent = { type: 'JobEnded', data: { clientId: parties.clientId, endedAt: NOON + HOUR } };
    const reopened: AnyEvent = { type: 'JobReopened', data: { clientId: parties.clientId, entryDeadline: NOON + 30 * DAY } };
    expect(job(posted, ended)).toMatchObject({ status: 'ENDED', endedAt: NOON + HOUR, closedAt: null, cardVersion: 1 });
    expect(job(posted, ended, edited, reopened)).toMatchObject({ status: 'OPEN', endedAt: null, title: '追加募集', version: 4 });
  });
  test('closes without touching cards', () => {
    expect(job(posted, closed)).toMatchObject({ status: 'CLOSED', closedAt: NOON + HOUR, cardVersion: 1, version: 2 });
  });
});

describe('jobDrafts/{jobId}', () => {
  const saved = (title: string): AnyEvent => ({ type: 'JobDraftSaved', data: { clientId: parties.clientId, ...draft, title } });
  const drafts = (...events: AnyEvent[]) => project([jobs, jobDrafts, jobChangeHistories], envelopes('job-job-1', ...events));
  test('shows a draft to its client, and nobody else of it', () => {
    expect(drafts(saved('はじめ'), saved('つぎ'))).toEqual({
      'jobDrafts/job-1': {
        ...{ id: 'job-1', clientId: parties.clientId, ...draft, title: 'つぎ' },
        ...{ createdAt: NOON, updatedAt: NOON + HOUR, version: 2 },
      },
    });
  });
  test('goes when it is discarded', () =>
    expect(drafts(saved('はじめ'), { type: 'JobDraftDiscarded', data: { clientId: parties.clientId } })).toEqual({}));
  test('goes when the job is posted', () =>
    expect(Object.keys(drafts(saved('はじめ'), posted)).sort()).toEqual(['jobChangeHistories/job-job-1_2', 'jobs/job-1']));
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
          { field: 'title', before: null, after: null },
        ],
        ...{ changedAt: NOON + HOUR, changedBy: 'office-1', createdAt: NOON + HOUR },
      },
    });
  });
  test('compares lists as a whole', () => {
    const bare: AnyEvent = {
      type: 'JobEdited',
      data: { clientId: 'client-1', before: { media: ['tv'] }, after: { media: [] } },
    };
    expect(project([jobChangelogs], envelopes('job-job-1', posted, bare))['jobChangelogs/job-job-1_2']?.changes).toEqual([
      { field: 'media', before: ['tv'], after: [] },
    ]);
  });
});

describe('jobChangeHistories/{eventId}', () => {
  const isNewest = ({ type, schemaVersion }: StoredSample) => schemaVersion === definitionOf(type).schemaVersion;
  const samples = storedSamples.filter((sample) => /^(Job(?!Draft)|Offer|Entry)/.test(sample.type) && isNewest(sample));
  const around = samples.map(({ type, data }) => ({ type, data }) as unknown as AnyEvent);
  test.each(around)('records $type with who, when and about which job', (event) => {
    const [name] = /^(Job|Offer|Entry)/.exec(event.type) ?? [];
    const stream = { Job: 'job-job-1', Offer: 'offer-8fJ2', Entry: 'entry-8fJ2' }[name as 'Job' | 'Offer' | 'Entry'];
    const [envelope] = envelopes(stream, event);
    const [record] = Object.values(project([jobChangeHistories], envelopes(stream, event)));
    expect(record).toMatchObject({
      ...{ id: `${stream}_1`, jobId: 'job-1', clientId: 'client-1', type: event.type },
      ...{ offerId: name === 'Offer' ? '8fJ2' : null, entryId: name === 'Entry' ? '8fJ2' : null },
      ...{ streamId: stream, version: 1, actor: { uid: 'office-1', role: 'office' } },
      ...{ at: happenedAt(envelope as AnyEnvelope), createdAt: NOON },
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
