import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { messages } from '#domain/kernel/validation.ts';
import { posting as withoutSheet } from '#domain/testing/profiles.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { firstWork } from '#domain/work/deal/workSpan.ts';
import { UNSENT } from '#web/shared/forms/pictureList.ts';
import { checkDraft, copyOfJob, emptyJobForm, faultsByField, jobForm, jobFormOf } from './jobForm.ts';

const posting = { ...withoutSheet, sheet: sheetFacts };
const whenOpen = () => posting.entryDeadline - 1;
const faultsOf = (typed: object, now = whenOpen) => {
  const { error } = jobForm(now).safeParse(typed);
  return error ? faultsByField(error) : {};
};
const faultyFields = (...given: Parameters<typeof faultsOf>) => Object.keys(faultsOf(...given)).sort();

describe('the form of a job', () => {
  test('returns the posting that it shows', () => {
    expect(jobForm(whenOpen).parse(jobFormOf(posting))).toEqual(posting);
  });
  test('reports missing and wrong values per field', () => {
    expect(faultsOf({ ...emptyJobForm, feeMin: Number.NaN })).toMatchObject({
      title: messages.required,
      feeMin: messages.fee,
      entryDeadline: expect.any(String),
    });
  });
  test('requires a terms template and a place for it in a posting', () => {
    const typed = { ...jobFormOf(posting), place: '', sheet: { ...sheetFacts, payDue: '2027-02-09' } };
    expect(faultyFields(typed)).toEqual(['place', 'sheet.payDue']);
  });
  test('proposes the days of a posting without a template', () => {
    const { workDays, payDue } = jobFormOf({ ...withoutSheet, endsAt: withoutSheet.endsAt + DAY }).sheet;
    expect(workDays.map(({ date, from, to }) => [date, from, to])).toEqual([
      ['2026-12-10', '12:00', '20:00'],
      ['2026-12-11', '12:00', '20:00'],
    ]);
    expect(payDue).toBe('2027-01-31');
  });
  test('refuses a past deadline', () => {
    expect(faultyFields(jobFormOf(posting), () => posting.entryDeadline)).toEqual(['entryDeadline']);
  });
  test('refuses work before the entry deadline, at the day of the work', () => {
    const late = jobFormOf({ ...posting, entryDeadline: (firstWork(sheetFacts) ?? 0) + 1 });
    expect(faultyFields(late)).toEqual(['sheet.workDays.0.date']);
  });
  test('does not check the deadline of a private job, which takes no entries', () => {
    const late = jobFormOf({ ...posting, entryDeadline: posting.startsAt + DAY });
    expect(jobForm(() => posting.entryDeadline, 'PRIVATE').safeParse(late).success).toBe(true);
  });
  test('is restored completely from its stored JSON', () => {
    const typed = { ...emptyJobForm, title: '途中まで', feeMin: 30_000, industry: ['food'] };
    expect(jobFormOf(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });
  test('waits for its uploads, and drops one that ended with the page', () => {
    const typed = { ...jobFormOf(posting), pictures: ['pictures/a/1_M.webp', UNSENT] };
    expect(faultyFields(typed)).toEqual(['pictures']);
    expect(checkDraft(typed).success).toBe(false);
    expect(jobFormOf(typed).pictures).toEqual(['pictures/a/1_M.webp']);
  });
});

describe('a draft', () => {
  test('may be empty', () => {
    expect(checkDraft(emptyJobForm).data).toMatchObject({ title: '', startsAt: null, feeMax: null, jobCategory: null });
  });
  test('is shown as it was saved', () => {
    const typed = { ...emptyJobForm, title: '途中まで', feeMin: 30_000, jobCategory: 'film' };
    const { data } = checkDraft(typed);
    expect(jobFormOf(data ?? {})).toEqual(typed);
  });
  test('leaves out the terms sheet until it is complete', () => {
    const unfinished = { ...sheetFacts, payDue: '' };
    expect(checkDraft({ ...jobFormOf(posting), sheet: unfinished }).data).toMatchObject({ title: posting.title, sheet: null });
    expect(checkDraft(jobFormOf(posting)).data?.sheet).toEqual(sheetFacts);
  });
  test('contains no invalid value', () => {
    const { error } = checkDraft({ ...emptyJobForm, feeMin: 0 });
    expect(error ? faultsByField(error) : {}).toEqual({ feeMin: messages.fee });
  });
});

test('a copy of an earlier job has everything except its times', () => {
  const copy = copyOfJob(posting);
  const { startsAt, endsAt, entryDeadline, sheet, ...rest } = copy;
  expect([startsAt, endsAt, entryDeadline]).toEqual([undefined, undefined, undefined]);
  expect(rest).toMatchObject({
    title: posting.title,
    feeMin: posting.feeMin,
    pictures: posting.pictures,
    wantedAgeBands: posting.wantedAgeBands,
  });
  expect(sheet).toMatchObject({ usage: sheetFacts.usage, competition: sheetFacts.competition, payDue: '', undecidedBy: null });
  expect(sheet.workDays.map(({ date }) => date)).toEqual(['']);
  // Only the fields that were not copied are missing.
  expect(faultyFields(copy)).toEqual(['endsAt', 'entryDeadline', 'sheet.payDue', 'sheet.workDays.0.date', 'startsAt']);
});
