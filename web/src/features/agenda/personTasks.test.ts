import { expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { sides } from '#domain/kernel/commonFields.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { handedOver, objected, reported, reportedByClient, type Sent, settledBy } from '#domain/testing/settlementSamples.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { type Settlement, settlementPath } from '#projections/settlement/settlements.schema.ts';
import { settlements } from '#projections/settlement/settlements.ts';
import { project } from '#projections/testing/project.ts';
import { acceptedStories } from '#projections/testing/stories.ts';
import type { ConsentKind } from '#web/entities/guardian/consentState.ts';
import { type CastState, castTasks, clientNext, clientTasks, missingSeats, nearSeats, seatTask, settlementTask } from './personTasks.ts';

const done: CastState = { agreed: true, returned: null, guardian: 'not needed', isOwed: false };
const words = (tasks: readonly { readonly words: string }[]) => tasks.map((each) => each.words);

/** Null: the guardian or the office has to act, or nobody. */
const asked: Readonly<Record<CastState['guardian'], string | null>> = {
  'not needed': null,
  given: null,
  asked: null,
  missing: '保護者を登録して、確認をお願いする',
  unasked: '保護者に確認をお願いする',
  changed: '保護者にもう一度確認をお願いする',
  expired: '保護者にもう一度確認をお願いする',
  refused: '保護者の回答を確認する',
} satisfies Record<'not needed' | 'missing' | ConsentKind, string | null>;

test.each(Object.entries(asked))('a cast whose guardian is %s is asked for: %s', (guardian, wanted) => {
  expect(words(castTasks({ ...done, guardian: guardian as CastState['guardian'] }))).toEqual(wanted ? [wanted] : []);
});

test('a returned profile and new terms are tasks of both sides, each with its page', () => {
  const open = { agreed: false, returned: '写真が暗いため' };
  expect(castTasks({ ...done, ...open }).map(({ words: act, to }) => [act, to])).toEqual([
    ['プロフィールを修正する', '/talent/mypage/profile/edit_01'],
    ['利用規約を確認して同意する', '/talent/settings/terms'],
  ]);
  expect(clientTasks({ ...open, billable: true }, false).map(({ words: act, to }) => [act, to])).toEqual([
    ['会社情報を修正する', '/client/mypage/company/edit'],
    ['利用規約を確認して同意する', '/client/settings/terms'],
  ]);
});

test('a client without billing data is asked for them once a deal is concluded', () => {
  const state = { agreed: true, returned: null, billable: false };
  expect(clientTasks(state, false)).toEqual([]);
  expect(words(clientTasks(state, true))).toEqual(['請求先を登録する']);
  expect(clientTasks({ ...state, billable: true }, true)).toEqual([]);
});

const demands = { wantedGender: 2, wantedAgeBands: [7], wantedSkills: [{ code: 'eng', level: 2 }], prefecture: 13, industry: [] };
const found = (days: string) => `/client/talents?${new URLSearchParams({ gender: '2', age: '7', skills: 'eng.2', days })}`;

test('free seats of a job within a week are a task, the nearest first: a search for its people and days', () => {
  const job = (id: string, days: number, numberOfPeople: number) =>
    ({ id, title: id, startsAt: NOON + days * DAY, endsAt: NOON + days * DAY, numberOfPeople, sheet: null, ...demands }) as unknown as Job;
  const jobs = [job('full', 1, 0), job('later', 8, 3), job('soon', 3, 2), job('job-1', 1, 3), job('over', -1, 3)];
  expect(
    nearSeats((jobId) => (jobId === 'job-1' ? 1 : 0), jobs, NOON)
      .map(seatTask)
      .map(({ words: act, why, to, jobId }) => [act, why, to, jobId]),
  ).toEqual([
    ['あと2人をさがす', 'job-1（11/21(土)）は、3人のうち1人が決まっています', found('2026-11-21'), 'job-1'],
    ['あと2人をさがす', 'soon（11/23(月)）は、2人のうち0人が決まっています', found('2026-11-23'), 'soon'],
  ]);
});

test('the search for the missing people has the days that are left', () => {
  const sheet = { workDays: ['2026-11-19', '2026-11-20', '2026-11-22'].map((date) => ({ date, from: '10:00', to: '12:00' })) };
  const job = { id: 'job-2', numberOfPeople: 1, sheet, ...demands } as unknown as Job;
  expect(missingSeats(0, job, NOON)).toMatchObject({ days: ['2026-11-20', '2026-11-22'], to: found('2026-11-20,2026-11-22') });
  expect(missingSeats(1, job, NOON)).toBeNull();
});

test('a client without a task posts a first job, then registers the billing data', () => {
  expect(clientNext(undefined, true)).toBeNull();
  expect(clientNext(false, false)?.to).toBe('/client/mypage/jobs/add');
  expect(clientNext(true, false)?.words).toBe('請求先を登録する');
  expect(clientNext(true, true)).toBeNull();
});

const settledAfter = (events: readonly AnyEvent[]) =>
  project([settlements], envelopes('settlement-d1', ...events))[settlementPath('d1')] as Settlement;

test('a report that waits for a side is its task, with the time left and what comes then', () => {
  const task = (...sent: readonly Sent[]) => {
    const settled = settledAfter(settledBy(...sent));
    return settled.waitsFor && settlementTask(settled, settled.waitsFor, ['白石 美咲', '新車発表会']);
  };
  expect(task(reported)).toEqual({
    words: '精算の報告に回答する',
    why: '白石 美咲・新車発表会・11/20(金)のお仕事・¥22,420（税込）。過ぎると、事務局が決定します',
    to: '/client/mypage/offers/d1#settlement',
    due: NOON + 3 * DAY,
  });
  expect(task(reported, handedOver)).toMatchObject({ why: expect.stringContaining('事務局が決定するまで回答できます'), due: null });
  expect(task(reportedByClient)?.to).toBe('/talent/mypage/offers/d1#settlement');
  expect(task(reported, objected)).toBeNull();
});

test('each status in which a settlement waits for a side has its own text', () => {
  const waiting = acceptedStories()
    .filter(({ name }) => name === 'settlement')
    .flatMap(({ story }) => story.map((_, at) => settledAfter(story.slice(0, at + 1))))
    .filter(({ waitsFor }) => waitsFor !== null);
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['REPORTED', 'DISPUTED']));
  for (const side of sides) for (const settled of waiting) expect(settlementTask(settled, side, []).why).toMatch(/。.+事務局/);
});
