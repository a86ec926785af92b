import { describe, expect, test } from 'vitest';
import { by, NOON, uidOf } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { reportReasons } from './reasons.ts';
import { type ReportCommand, type ReportEvent, report } from './report.ts';
import { reportEntityId, reportersOf, type SubjectKind, subjectKinds } from './subject.ts';

type Report = Extract<ReportCommand, { type: 'report' }>;
const story = scenario(report.decider);
const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
const of = (kind: SubjectKind, change: Partial<Report> = {}): Report => ({
  type: 'report',
  kind,
  subjectId: 'subject-1',
  ...parties,
  reason: 'FALSE',
  words: '報酬が説明と異なります。',
  pictures: [],
  messageId: null,
  ...change,
});
const made = (by: 'client' | 'talent', { type: _, ...said }: Report, number = 1): ReportEvent => ({
  type: 'ReportMade',
  data: { ...said, by, number },
});
const settle = { type: 'settle', number: 1, outcome: 'HANDLED', note: '掲載内容を修正していただきました。' } as const;
const settled: ReportEvent = {
  type: 'ReportSettled',
  data: { clientId: uidOf.client, talentId: uidOf.talent, number: 1, outcome: settle.outcome, note: settle.note },
};
const job = of('job');
const open = made('talent', job);

describe('visible content', () => {
  test.each(subjectKinds)('can be reported only by those who see it: %s', (kind) => {
    for (const role of ['client', 'talent', 'office', 'system', null] as const) {
      const sees = (reportersOf[kind] as readonly (string | null)[]).includes(role);
      const outcome = sees ? [made(role as 'client' | 'talent', of(kind))] : 'permission-denied';
      story.given().when(of(kind), by(role), outcome);
    }
  });
  test('is reported in the own name only', () => story.given().when(job, by('talent', NOON, 'talent-2'), 'permission-denied'));
  test('needs a text if no listed reason fits', () => {
    story.given().when(of('job', { reason: 'OTHER', words: '' }), by('talent'), 'invalid-argument', ['words']);
    story.given().when(of('job', { words: '' }), by('talent'), [made('talent', of('job', { words: '' }))]);
  });
  test('needs a text if the office cannot read the content: chat messages', () => {
    for (const reason of reportReasons) story.given().when(of('room', { reason, words: '' }), by('client'), 'invalid-argument', ['words']);
  });
});

test('its pictures are the reporter’s own uploads', () => {
  const own = { pictures: [`pictures/${uidOf.talent}/a_M.webp`] };
  story.given().when(of('job', own), by('talent'), [made('talent', of('job', own))]);
  story.given().when(of('job', { pictures: [`pictures/${uidOf.client}/a_M.webp`] }), by('talent'), 'invalid-argument', ['pictures']);
});

describe('an open report', () => {
  test('cannot change: another report of the same subject is refused', () =>
    story.given(open).when(of('job', { reason: 'ILLEGAL' }), by('talent'), 'report-open'));
  test('is settled by the office, with a note', () => story.given(open).when(settle, by('office'), [settled]));
});

describe('a settled report', () => {
  test('is not settled with another outcome', () =>
    story.given(open, settled).when({ ...settle, outcome: 'NO_ISSUE' }, by('office'), 'status-conflict'));
  test('allows a new report, which the old settlement does not change', () => {
    const second = made('talent', job, 2);
    story.given(open, settled).when(job, by('talent'), [second]);
    story.given(open, settled, second).when(settle, by('office'), 'status-conflict');
  });
});

test('a missing report cannot be settled', () => {
  story.given().when(settle, by('office'), 'not-found');
  story.given(open).when({ ...settle, number: 2 }, by('office'), 'not-found');
});

test('one stream per person and subject; its texts have the reporter’s key', () => {
  expect(reportEntityId(uidOf.talent, job)).toBe('job_talent-1_subject-1');
  expect(report.subject('', open)).toBe(uidOf.talent);
  expect(report.subject('', made('client', of('room')))).toBe(uidOf.client);
});
