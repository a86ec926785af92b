import { describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { type CourseStep, courseOf, type OwnReview } from '#domain/talk/review/course.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { answerDue, terms, unsaid } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { adminApproved, inquired, made, histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { project } from '../testing/project.ts';
import type { Entry } from './entries.schema.ts';
import { entries } from './entries.ts';
import type { Offer } from './offers.schema.ts';
import { offers } from './offers.ts';

const sides = ['client', 'talent'] as const;
type Side = (typeof sides)[number] | 'office';
const [offerKind, entryKind] = dealKinds;

const stepsOf = (kind: 'offer' | 'entry', history: readonly AnyEvent[], side: Side, review: OwnReview = null, now = NOON): CourseStep[] => {
  const stream = envelopes(`${kind}-d1`, ...history);
  const viewer = { side, review, now };
  if (kind === 'offer') return courseOf('offer', project([offers], stream)['jobs/job-1/offers/d1'] as Offer, viewer);
  return courseOf('entry', project([entries], stream)['jobs/job-1/entries/d1'] as Entry, viewer);
};

const signs = { done: '✓', current: '●', ahead: '○', stopped: '×', never: '−' } as const;
const drawn = (steps: readonly CourseStep[]): string => steps.map(({ label, state }) => `${label}${signs[state]}`).join(' ');
const courses = ({ name, histories }: (typeof dealKinds)[number], side: Side): Record<string, string> =>
  Object.fromEntries(
    Object.entries(histories).flatMap(([status, history]) => (status === 'NONE' ? [] : [[status, drawn(stepsOf(name, history, side))]])),
  );

describe('the course of an offer', () => {
  const work = {
    IN_INQUIRY: '問い合わせ✓ オファー● 回答○ 事務局○ 成立○ 完了○ 評価○',
    IS_INQUIRY_REFUSED: '問い合わせ✓ オファー× 回答− 事務局− 成立− 完了− 評価−',
    IN_PROGRESS: '回答● 事務局○ 成立○ 完了○ 評価○',
    IS_ACCEPTED: '回答✓ 事務局● 成立○ 完了○ 評価○',
    IS_REFUSED: '回答× 事務局− 成立− 完了− 評価−',
    IS_ADMIN_APPROVED: '回答✓ 事務局✓ 成立● 完了○ 評価○',
    IS_ADMIN_DISAPPROVED: '回答✓ 事務局× 成立− 完了− 評価−',
    IS_APPROVED: '回答✓ 事務局✓ 成立✓ 完了● 評価○',
    IS_CANCELED: '回答× 事務局− 成立− 完了− 評価−',
    IS_EXPIRED: '回答× 事務局− 成立− 完了− 評価−',
    IS_CLOSED: '回答✓ 事務局✓ 成立✓ 完了✓ 評価●',
    IS_ADMIN_CLOSED: '回答× 事務局− 成立− 完了− 評価−',
  };
  const withBill = ([status, course]: [string, string]) => [status, `${course} 請求${course.endsWith('−') ? '−' : '○'}`];

  test('in every status, for its client', () =>
    expect(courses(offerKind, 'client')).toEqual(Object.fromEntries(Object.entries(work).map(withBill))));
  test('in every status, for its cast, who is not billed', () => expect(courses(offerKind, 'talent')).toEqual(work));
  test('in every status, for the office, which writes no review', () =>
    expect(courses(offerKind, 'office')).toEqual(
      Object.fromEntries(Object.entries(work).map(([status, course]) => [status, course.replace('評価', '請求')])),
    ));
  test('after an inquiry includes that step', () =>
    expect(drawn(stepsOf('offer', [inquired, made], 'talent'))).toBe('問い合わせ✓ オファー✓ 回答● 事務局○ 成立○ 完了○ 評価○'));
  test('that the client declined stops at the conclusion', () => {
    const declined: AnyEvent = { type: 'OfferDeclined', data: unsaid };
    const [, accepted] = offerHistories.IS_ACCEPTED;
    expect(drawn(stepsOf('offer', [made, accepted, adminApproved, declined], 'client'))).toBe('回答✓ 事務局✓ 成立× 完了− 評価− 請求−');
  });
});

describe('the course of an entry', () => {
  const work = {
    IN_PROGRESS: 'エントリー✓ 事務局● 選考開始○ 成立○ 完了○ 評価○',
    IS_ADMIN_APPROVED: 'エントリー✓ 事務局✓ 選考開始● 成立○ 完了○ 評価○',
    IS_ADMIN_DISAPPROVED: 'エントリー✓ 事務局× 選考開始− 成立− 完了− 評価−',
    IS_DECIDING: 'エントリー✓ 事務局✓ 選考開始✓ 成立● 完了○ 評価○',
    IS_REFUSED: 'エントリー✓ 事務局✓ 選考開始✓ 成立× 完了− 評価−',
    IS_EXPIRED: 'エントリー✓ 事務局✓ 選考開始× 成立− 完了− 評価−',
    IS_APPROVED: 'エントリー✓ 事務局✓ 選考開始✓ 成立✓ 完了● 評価○',
    IS_CLOSED: 'エントリー✓ 事務局✓ 選考開始✓ 成立✓ 完了✓ 評価●',
    IS_ADMIN_CLOSED: 'エントリー✓ 事務局× 選考開始− 成立− 完了− 評価−',
  };
  test.each(sides)('in every status, for its %s', (side) => {
    const money = (course: string) => (course.endsWith('−') ? ' 請求−' : ' 請求○');
    const expected = Object.entries(work).map(([status, course]) => [status, side === 'client' ? course + money(course) : course]);
    expect(courses(entryKind, side)).toEqual(Object.fromEntries(expected));
  });
});

describe('every course', () => {
  test.each(
    dealKinds.flatMap(({ name, statuses, histories }) => statuses.map((status) => [name, status, histories[status] ?? []] as const)),
  )('of an %s in %s has at most one current step, times on earlier steps only, and no step after a stop', (name, _, history) => {
    for (const side of sides) {
      const steps = stepsOf(name, history, side);
      const states = steps.map(({ state }) => state);
      expect(states.filter((state) => state === 'current' || state === 'stopped')).toHaveLength(1);
      expect(states.join(' ')).toMatch(/^(done )*(current( ahead)*|stopped( never)*)$/);
      for (const { state, at } of steps) if (state === 'done' || state === 'stopped') expect(at).not.toBeNull();
    }
  });
});

describe('the dates of a course', () => {
  const dates = (steps: readonly CourseStep[]) =>
    Object.fromEntries(steps.map(({ name, at, isUntil }) => [name, isUntil ? ['until', at] : at]));
  const withSheet = { ...made, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent;
  const payDay = Date.parse(`${termsSheet.payDue}T00:00:00+09:00`);

  test('are those of past steps, of the next deadline, and of planned steps', () => {
    expect(dates(stepsOf('offer', [withSheet], 'talent'))).toEqual({
      answer: ['until', answerDue],
      office: ['until', null],
      conclusion: ['until', null],
      end: terms.scheduleToClose,
      review: ['until', terms.scheduleToClose + businessRules.reviewPeriod],
      pay: ['until', payDay],
    });
    const concluded = dates(stepsOf('offer', offerHistories.IS_APPROVED, 'client'));
    expect([concluded.answer, concluded.office, concluded.conclusion]).not.toContain(null);
    expect(concluded.end).toBe(terms.scheduleToClose);
  });
  test('include the end of an ended deal', () => {
    const [step] = stepsOf('offer', offerHistories.IS_EXPIRED, 'talent');
    expect(step).toMatchObject({ state: 'stopped', at: answerDue, isUntil: false });
  });

  const closed = [withSheet, ...offerHistories.IS_CLOSED.slice(1)];
  const review = { status: 'IS_WRITTEN', publishedAt: null, updatedAt: NOON } as const;
  const afterEnd = (side: Side, events: readonly AnyEvent[], own: OwnReview, now: number) =>
    drawn(stepsOf('offer', [...closed, ...events], side, own, now).slice(-2));
  const justClosed = terms.scheduleToClose + DAY;
  test.each([
    ['the review is to be written', 'client', [], null, justClosed, '評価● 請求○'],
    ['it was written, the bill is awaited', 'client', [], review, justClosed, '評価✓ 請求●'],
    ['billed before the review', 'client', [offerKind.billClaimed], null, justClosed, '評価● 請求✓'],
    ['both are done', 'client', [offerKind.billClaimed], review, justClosed, '評価✓ 請求✓'],
    ['nothing is billed', 'client', [offerKind.billIgnored], review, justClosed, '評価✓ 請求−'],
    ['the time for reviews is over', 'client', [], null, justClosed + businessRules.reviewPeriod, '評価− 請求●'],
    ['the review lapsed', 'talent', [], { ...review, status: 'IS_LAPSED' }, justClosed, '評価− 支払●'],
    ['the fee is not due yet', 'talent', [], review, justClosed, '評価✓ 支払●'],
    ['the fee was due', 'talent', [], review, payDay + 2 * DAY, '評価✓ 支払✓'],
  ] as const)('after the end: %s, for the %s', (_, side, events, own, now, expected) =>
    expect(afterEnd(side, events, own, now)).toBe(expected),
  );

  test('include the bill of a cancellation after the deal has ended', () => {
    const calledOff = [...offerHistories.IS_APPROVED, ...offerKind.cancellations.ASKED, offerKind.cancellationSettled];
    expect(drawn(stepsOf('offer', calledOff, 'client'))).toBe('回答✓ 事務局✓ 成立✓ 完了× 評価− 請求●');
    expect(drawn(stepsOf('offer', [...calledOff, offerKind.billClaimed], 'client'))).toBe('回答✓ 事務局✓ 成立✓ 完了× 評価− 請求✓');
    expect(drawn(stepsOf('offer', calledOff, 'talent'))).toBe('回答✓ 事務局✓ 成立✓ 完了× 評価−');
  });
});
