import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, HOUR, NOON } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { draft, posting } from '#domain/testing/profiles.ts';
import { jobChangeHistories } from '../office/histories.ts';
import { project } from '../testing/project.ts';
import { jobChangelogs } from './jobChangelogs.ts';
import { jobDrafts, jobs } from './jobs.ts';

const posted: AnyEvent = { type: 'JobPosted', data: { clientId: parties.clientId, ...posting } };
const edited: AnyEvent = {
  type: 'JobEdited',
  data: { clientId: parties.clientId, before: { feeMax: 50_000 }, after: { title: '追加募集', feeMax: 60_000 } },
};
const closed: AnyEvent = { type: 'JobClosed', data: { clientId: parties.clientId } };

describe('jobs/{jobId}', () => {
  const job = (...events: AnyEvent[]) => project([jobs], envelopes('job-job-1', ...events))['jobs/job-1'];
  test('has the posting', () => {
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
  test('ends at its deadline and can be reopened', () => {
    const ended: AnyEvent = { type: 'JobEnded', data: { clientId: parties.clientId, endedAt: NOON + HOUR } };
    const reopened: AnyEvent = { type: 'JobReopened', data: { clientId: parties.clientId, entryDeadline: NOON + 30 * DAY } };
    expect(job(posted, ended)).toMatchObject({ status: 'ENDED', endedAt: NOON + HOUR, closedAt: null, cardVersion: 1 });
    expect(job(posted, ended, edited, reopened)).toMatchObject({ status: 'OPEN', endedAt: null, title: '追加募集', version: 4 });
  });
});

describe('jobDrafts/{jobId}', () => {
  const saved = (title: string): AnyEvent => ({ type: 'JobDraftSaved', data: { clientId: parties.clientId, ...draft, title } });
  const drafts = (...events: AnyEvent[]) => project([jobs, jobDrafts, jobChangeHistories], envelopes('job-job-1', ...events));
  test('has a draft for its client only', () => {
    expect(drafts(saved('はじめ'), saved('つぎ'))).toEqual({
      'jobDrafts/job-1': {
        id: 'job-1',
        clientId: parties.clientId,
        ...draft,
        title: 'つぎ',
        createdAt: NOON,
        updatedAt: NOON + HOUR,
        version: 2,
      },
    });
  });
  test('is deleted when the draft is discarded', () =>
    expect(drafts(saved('はじめ'), { type: 'JobDraftDiscarded', data: { clientId: parties.clientId } })).toEqual({}));
  test('is deleted when the job is posted', () =>
    expect(Object.keys(drafts(saved('はじめ'), posted)).sort()).toEqual(['jobChangeHistories/job-job-1_2', 'jobs/job-1']));
});

describe('jobChangelogs/{eventId}', () => {
  test('has one document per edit, by field', () => {
    expect(project([jobChangelogs], envelopes('job-job-1', posted, edited, closed))).toEqual({
      'jobChangelogs/job-job-1_2': {
        id: 'job-job-1_2',
        jobId: 'job-1',
        clientId: 'client-1',
        changes: [
          { field: 'feeMax', before: 50_000, after: 60_000 },
          { field: 'title', before: null, after: null },
        ],
        changedAt: NOON + HOUR,
        changedBy: 'office-1',
        createdAt: NOON + HOUR,
        updatedAt: NOON + HOUR,
      },
    });
  });
});
