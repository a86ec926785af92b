import { expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { jobFields } from '#domain/work/job/posting.ts';
import { stepOf } from '#web/shared/forms/useFormSteps.ts';
import { emptyJobForm, UNDECIDED_PLACE } from './jobForm.ts';
import { faultsWithin, jobSteps } from './jobSteps.ts';

test('every field of a posting is in exactly one step', () => {
  expect(jobSteps.flatMap(({ fields }) => [...fields]).sort()).toEqual([...jobFields].sort());
});

test.each([
  ['title', 0],
  ['feeMax', 1],
  ['entryDeadline', 2],
  ['sheet.workDays.0.date', 3],
])('%s is in step %i', (path, step) => expect(stepOf(jobSteps, path)).toBe(step));

test('a step reports errors between its own fields, and none of later steps', () => {
  const times = { startsAt: NOON + 2 * DAY, endsAt: NOON + DAY, feeMin: 50_000, feeMax: 30_000 };
  expect(Object.keys(faultsWithin(1, { ...emptyJobForm, place: '渋谷区', ...times }, NOON)).sort()).toEqual(['endsAt', 'feeMax']);
  expect(
    faultsWithin(1, { ...emptyJobForm, place: '渋谷区', startsAt: NOON + DAY, endsAt: NOON + 2 * DAY, feeMin: 1, feeMax: 2 }, NOON),
  ).toEqual({});
  expect(Object.keys(faultsWithin(2, { ...emptyJobForm, ...times, entryDeadline: NOON - 1 }, NOON))).toEqual(['entryDeadline']);
  expect(faultsWithin(0, emptyJobForm, NOON)).toEqual({});
});

test('the place is asked for in its own step, and an undecided one for its day in the terms', () => {
  const times = { startsAt: NOON + DAY, endsAt: NOON + 2 * DAY, feeMin: 1, feeMax: 2 };
  expect(Object.keys(faultsWithin(1, { ...emptyJobForm, ...times }, NOON))).toEqual(['place']);
  const undecided = { ...emptyJobForm, ...times, place: UNDECIDED_PLACE };
  expect(faultsWithin(1, undecided, NOON)).toEqual({});
  expect(Object.keys(faultsWithin(3, undecided, NOON))).toEqual(['sheet.undecidedBy']);
});
