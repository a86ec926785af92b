import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clients } from '../client/clients.ts';
import { jobs } from '../job/jobs.ts';
import { talents } from '../talent/talents.ts';
import { cardEvents } from '../testing/documents.ts';
import { project } from '../testing/project.ts';
import { reports } from './reports.ts';

const made = (number: number, jobId: string | null = 'job-1'): AnyEvent => ({
  type: 'ReportMade',
  data: {
    kind: 'job',
    subjectId: 'job-1',
    jobId,
    clientId: uidOf.client,
    talentId: uidOf.talent,
    by: 'talent',
    number,
    reason: 'FALSE',
    words: '報酬が説明と異なります。',
    pictures: ['pictures/talent-1/a_M.webp', 'pictures/talent-1/b_M.webp'],
    messageId: null,
  },
});
const settled: AnyEvent = {
  type: 'ReportSettled',
  data: { clientId: uidOf.client, talentId: uidOf.talent, number: 1, outcome: 'NO_ISSUE', note: '掲載どおりでした。' },
};
const reportId = `job_${uidOf.talent}_job-1`;
const shown = (...events: AnyEvent[]) =>
  project([talents, clients, jobs, reports], [...cardEvents, ...envelopes(`report-${reportId}`, ...events)]);

describe('reports/{stream}_{number}', () => {
  test('has no job if the subject is a profile', () => expect(shown(made(1, null))[`reports/${reportId}_1`]?.job).toBeNull());
  test('has outcome, member and time; the next report of the same subject is another document', () => {
    const { [`reports/${reportId}_1`]: first, [`reports/${reportId}_2`]: second } = shown(made(1), settled, made(2));
    expect(first).toMatchObject({ status: 'SETTLED', outcome: 'NO_ISSUE', note: '掲載どおりでした。', settledBy: uidOf.office });
    expect([first?.settledAt, first?.version]).toEqual([NOON + HOUR, 2]);
    expect(second).toMatchObject({ number: 2, status: 'OPEN', outcome: null, settledAt: null, version: 3 });
  });
});
