import { expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { ConsentKind } from '#web/entities/guardian/consentState.ts';
import { type CastState, castTasks, clientNext, clientTasks, missingSeats, nearSeats, seatTask } from './personTasks.ts';

const done: CastState = { agreed: true, returned: null, guardian: 'not needed' };
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

test('free seats of a job within a week are a task, the nearest first: a search for its days', () => {
  const job = (id: string, days: number, numberOfPeople: number) =>
    ({ id, title: id, startsAt: NOON + days * DAY, endsAt: NOON + days * DAY, numberOfPeople, sheet: null }) as Job;
  const jobs = [job('full', 1, 0), job('later', 8, 3), job('soon', 3, 2), job('job-1', 1, 3), job('over', -1, 3)];
  expect(
    nearSeats((jobId) => (jobId === 'job-1' ? 1 : 0), jobs, NOON)
      .map(seatTask)
      .map(({ words: act, why, to, jobId }) => [act, why, to, jobId]),
  ).toEqual([
    ['あと2人をさがす', 'job-1（11/21(土)）は、3人のうち1人が決まっています', '/client?days=2026-11-21', 'job-1'],
    ['あと2人をさがす', 'soon（11/23(月)）は、2人のうち0人が決まっています', '/client?days=2026-11-23', 'soon'],
  ]);
});

test('the search for the missing people has the days that are left', () => {
  const sheet = { workDays: ['2026-11-19', '2026-11-20', '2026-11-22'].map((date) => ({ date, from: '10:00', to: '12:00' })) };
  const job = { id: 'job-2', numberOfPeople: 1, sheet } as unknown as Job;
  expect(missingSeats(0, job, NOON)).toMatchObject({ days: ['2026-11-20', '2026-11-22'], to: '/client?days=2026-11-20,2026-11-22' });
  expect(missingSeats(1, job, NOON)).toBeNull();
});

test('a client without a task posts a first job, then registers the billing data', () => {
  expect(clientNext(undefined, true)).toBeNull();
  expect(clientNext(false, false)?.to).toBe('/client/mypage/jobs/add');
  expect(clientNext(true, false)?.words).toBe('請求先を登録する');
  expect(clientNext(true, true)).toBeNull();
});
